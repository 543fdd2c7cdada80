/** Swedish: the rules' pictures and house rulings. */
import type { rules as english } from "../../en/rancher/rules";
import type { Same } from "../../words";

export const rules: Same<typeof english> = {
  "rancher.rules.breeding": "Avel",

  "rancher.figure.fork": "Vid vägskälet med en fyra: stigen rakt fram eller genvägen.",
  "rancher.figure.buying": "Glover Leaf med tre djur: 4 400 + 3 × 500 = 5 900.",
  "rancher.figure.lap_1": "Köpt med 3",
  "rancher.figure.lap_2": "Ett varv senare: 6",
  "rancher.figure.lap_3": "Ett till: fullt vid 8",
  "rancher.figure.selling": "Exakt på ett orange fält i stan: fyra djur, 2 000.",
  "rancher.figure.theft": "Röd har hela hjorden på släp, och gården är bankens igen.",
  "rancher.figure.caught": "Blå har hunnit ifatt: hjorden får följa med hem.",

  "rancher.ruling.rolls":
    "Ett slag som inte ger något val sker av sig självt, om bordet inte har stängt av det.",
  "rancher.ruling.landing":
    "Där du stannar erbjuds en sak, sedan är draget slut. På varje fält tas hjordar först tillbaka, sedan förökar sig hjorden.",
  "rancher.ruling.later": "Inga djur köps till en gård i efterhand. Hjorden växer bara genom avel.",
  "rancher.ruling.breeding":
    "En gång per varv och gård, på det första av dess orange fält, från varvet efter köpet. En gård som genvägen hoppar över får inget det varvet.",
  "rancher.ruling.driving":
    "Med en hjord på släp får du ändå köpa gårdar, ta fler hjordar på släp och stjäla. Du håller dig till stigen.",
  "rancher.ruling.catching":
    "Det sker av sig självt, och bara i den bestulnas eget drag: i början, på vägen eller i slutet. Tjuvens drag utlöser det aldrig.",
  "rancher.ruling.stolen":
    "Bara den som blev bestulen kan ta tillbaka hjorden. Sålda djur är borta, och inga böter ska betalas.",
  "rancher.ruling.forty": "Stulna djur räknas bland den bestulnas fyrtio tills de säljs.",
  "rancher.ruling.clock":
    "På klocka är rundan som pågår när tiden är ute den sista, och den spelas till slut.",
};

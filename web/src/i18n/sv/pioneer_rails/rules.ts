/** Swedish: the rules help of Pioneer Rails. */
import type { rules as english } from "../../en/pioneer_rails/rules";
import type { Same } from "../../words";

export const rules: Same<typeof english> = {
  "rails.rules.lead":
    "Ett kort per drag gör två saker: valören fyller en pokerhand, färgen säger från vilken station du lägger räls.",
  "rails.rules.turn": "Ett drag",
  "rails.rules.turn_1":
    "Tre kort ligger öppna. Givaren tar ett av dem; alla andra använder ett av de två som är kvar, flera får använda samma.",
  "rails.rules.turn_2":
    "Alla planerar samtidigt: kortet, upp till tre räls för dess färg och ordningen som byggnader öppnar i. Ingen ser de andras drag innan alla har skickat sina.",
  "rails.rules.turn_3": "Fyra rundor med fem drag, sedan vinner högsta summan.",
  "rails.ruling.turn_1": "Från fem spelare ger ingen: lotten lägger undan ett av de tre korten.",
  "rails.rules.hands": "Handen",
  "rails.rules.hands_1":
    "Kortets valör skrivs i rundans hand. Efter fem drag räknas den: par 1, två par 2, triss 3, kåk 4, stege 5, fyrtal 6.",
  "rails.rules.hands_2":
    "I öknen dubblar en saloon en rundas hand. I skogen ger den från och med den här rundan en poäng för varje kort av en valör som du väljer.",
  "rails.ruling.hands_1": "Fem lika räknas som fyrtal.",
  "rails.rules.track": "Räls",
  "rails.rules.track_1":
    "Räls börjar i ett hörn av färgens station eller fortsätter från änden av en av dess linjer, längs sexhörningarnas kanter.",
  "rails.rules.track_2":
    "En linje slutar i en stad. Linjer möts ingen annanstans, och högst tre linjer når en stad.",
  "rails.rules.track_3":
    "Ingen räls mellan två berg eller två floder, och inte på en stations egna kanter.",
  "rails.ruling.track_1": "Kartans kant får användas, och även en kant mellan berg och flod.",
  "rails.rules.towns": "Städer och deras symboler",
  "rails.rules.towns_1":
    "Varje stad som du når ringar in en symbol: en poäng till slut. En är inringad från början.",
  "rails.rules.towns_2":
    "Stryk en symbol för en fjärde räls och, om du vill, en effekt: en bro mellan floder, en tunnel mellan berg, en genväg över tomt land, en växel som grenar av en linje, eller en annan färg för hela draget.",
  "rails.ruling.towns_1": "En symbol per drag, och inte en som ringades in samma drag.",
  "rails.ruling.towns_2":
    "En genväg rör ingen kant: den öppnar ingen byggnad och skiljer inga rancher.",
  "rails.rules.buildings": "Byggnader",
  "rails.rules.buildings_1":
    "En byggnad öppnar när tillräckligt många av dess kanter har räls, från vilken station som helst: ringen runt dess tal fylls. Flera kan öppna i ett drag, i den ordning du väljer.",
  "rails.rules.buildings_2":
    "En ranch öppnar när räls, floder, berg, stationer och kartans kant skiljer den från alla andra rancher.",
  "rails.rules.buildings_3":
    "Bangårdar multiplicerar städerna i ditt största nät, som får gå från linje till linje genom städer.",
  "rails.rules.buildings_4":
    "Öken: en gruva ger ett guld, en bank tar upp till fyra och multiplicerar dem, fort ger mer ju fler du har.",
  "rails.rules.buildings_5":
    "Skog: två räls i ett drag fångar en bandit om något av dina fängelser har en ledig cell; med en rymmer den och kostar en poäng. Räls vid fort ger 2 var.",
  "rails.ruling.buildings_1": "Att skilja de sista två rancherna åt öppnar båda.",
  "rails.ruling.buildings_2": "En bank som inte tar något guld är ändå förbrukad.",
  "rails.rules.goals": "Mål och slutet",
  "rails.rules.goals_1":
    "Tre mål gäller och prövas efter varje drag: 10 poäng till alla som är först, 5 till dem som kommer senare.",
  "rails.rules.goals_2":
    "Lika avgörs av bättre händer. Ensam spelar du mot ett tal som varje mål sänker med 5.",
  "rails.rules.variants": "Varianter",
  "rails.rules.variants_1":
    "Hemligt sista kort: alla håller ett kort som bara de själva ser och spelar det i det femte draget.",
  "rails.rules.variants_2":
    "Bolagsägare: en regel per runda, öppen för alla. Jokrar: två kort som räknas som det du säger.",
};

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
  "rails.rules.goals_2": "Lika avgörs av bättre händer; de som ändå ligger lika delar segern.",
  "rails.rules.variants": "Varianter",
  "rails.rules.variants_1":
    "Hemligt sista kort: alla håller ett kort som bara de själva ser och spelar det i det femte draget.",
  "rails.rules.variants_2":
    "Bolagsägare: en regel per runda, öppen för alla. Jokrar: två kort som räknas som det du säger.",
  "rails.rules.solo": "Ensam",
  "rails.rules.solo_1": "Mål ger då inga poäng: varje mål som du når sänker det du behöver med 5.",
  "rails.rules.scores_1":
    "Vad varje byggnad kräver och vad den är värd. För rancher, bangårdar och fort räknas den inringade rutan längst till höger; i ett fängelse räknas varje fylld cell.",
  "rails.rules.variants_3": "Det här är ägarna; den som ligger öppen gäller för alla.",
  "rails.ruling.turn_2":
    "Given går vidare från runda till runda, och lotten avgör vem som ger först. Efter ett drag där ingen tog ett kort ger samma person.",
  "rails.ruling.turn_3":
    "Ett drag skickas en gång, som en helhet. Givarens kort kommer först, öppet; de andras blad visar läget efter det senaste avslutade draget.",
  "rails.ruling.hands_2":
    "Ingen valör väljs två gånger. I skogen räknas valda valörer även i en hand som annars inte ger något.",
  "rails.ruling.track_2":
    "I varje fjärdedel av kartan ligger en station, städer ligger på hörn. Från varje hörn av en station går en linje, och dess första räls leder bort från stationen.",
  "rails.ruling.track_3":
    "Ingen räls får leda till ett hörn som en linje redan rör, utom till en stad med plats, och inget börjar i en stad. En kant bär en räls.",
  "rails.ruling.track_4": "Du får lägga färre räls, eller ingen. Öppna ändar kostar inget.",
  "rails.ruling.towns_3":
    "En växel får grena av i vilket hörn som helst utom i en stad. Grenen hör till linjen och tar inget hörn av stationen, men räknas som en egen linje i en stad.",
  "rails.ruling.towns_4":
    "Den extra rälsen hör till dragets färg, och effekten gäller valfri räls i draget. En annan färg sägs före den första rälsen och gäller alla.",
  "rails.ruling.towns_5": "Även symbolen som är inringad från början är värd sin poäng.",
  "rails.ruling.buildings_3":
    "Allt som är klart öppnar. Den föreslagna ordningen har gruvor före banker och fängelser före banditer.",
  "rails.ruling.buildings_4":
    "En kant räknas för fälten på båda sidor. En byggnad vars rutor är slut stryks och räknas för mål, men ger inget.",
  "rails.ruling.buildings_5":
    "Rancher skiljs åt i hela fält; floder, berg och stationer hör inte till någon sida.",
  "rails.ruling.buildings_6": "En gren hör till sin linje; en station förbinder inte sina linjer.",
  "rails.ruling.buildings_7":
    "En bandit avgörs en gång, i draget med dess första räls; fler än två räls fångar den också. Med flera fängelser väljer du ett, och dess vänstra lediga cell fylls.",
  "rails.ruling.scores_1":
    "Talen i rutorna för rancher, bangårdar, fort och fängelser är husets egna.",
  "rails.ruling.goals_1": "Alla som når ett mål i samma drag som den första får 10 poäng.",
  "rails.ruling.goals_2":
    "Längs berg: på en av deras kanter. Vid, eller når: rör ett hörn; så även med floder och kartans kant. Berg som gränsar till varandra är en kedja.",
  "rails.ruling.goals_3":
    "En byggnad med två stationers räls är en bank, en bangård, en saloon, ett fängelse eller ett fort i öknen. En stations städer är de där dess egna linjer slutar.",
  "rails.ruling.goals_4": "Till slut redovisas allas poäng källa för källa, som på papperet.",
  "rails.ruling.solo_1":
    "Du väljer bland alla tre korten och vinner med talet eller mer. Med varianter räknas inte matchen i rankningen.",
  "rails.ruling.variants_1": "I det femte draget med hemligt kort vänds inget upp, och ingen ger.",
  "rails.ruling.variants_2":
    "En joker bestäms när den används, en hemlig i det femte draget. En andra joker i samma vändning läggs underst i leken.",
  "rails.ruling.variants_3":
    "Där banker eller salooner kräver färre räls öppnar de som har nog i rundans första drag. Bankernas ägare är inte med i skogen.",
  "rails.ruling.variants_4":
    "Rälsen vid fortet kommer först; den extra, en gång per drag, har dragets färg och får läggas var som helst. Där räls får utgå från valfri station håller sig en symbols räls till färgen.",
  "rails.ruling.variants_5":
    "En ägares växel, bro, tunnel eller genväg får användas vid sidan av en symbol. Skogens valörer läggs till efter faktorn. Ensam betyder 5 mer för ett mål: 10 mindre att nå.",
  "rails.rules.family": "{family, select, desert {Öken} other {Skog}}",
  "rails.rules.needs": "{n, plural, =0 {avskild} one {# räls} other {# räls}}",
  "rails.rules.worth":
    "{what, select, town {1 per symbol} gold {1 per bit} bank {upp till 4 guld, gånger} yard {städerna i ditt största nät, gånger} saloon {en hand räknas dubbelt} rank {1 per kort av en valör} track {2 per räls} bandit {en som rymmer: −1} other {}}",
  "rails.rules.town": "Stad",
  "rails.rules.building": "Byggnad",
  "rails.rules.wakes_with": "Öppnar med",
  "rails.rules.worth_title": "Värde",
  "rails.rules.sheet": "Blad",
  "rails.rules.to_reach": "Att nå",
};

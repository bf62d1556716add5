import type { LanguageCode } from '../../language-code.ts';

/**
 * What is said outright in a language of Latin letters that bends its words or keeps its small ones between: patterns over a
 * message without accents, capitals and small words, where `¦` stands for a stop and for either end (foreign.ts).
 */
export interface Sayings {
  language: LanguageCode;
  /** Words that change nothing: taken out first. */
  small: string;
  /** Taken out next: a denial, a way of speaking. */
  light: readonly string[];
  /** Of oneself, whoever else is named. */
  own: readonly string[];
  /** The thing by its name: of oneself, where no `theirs` says whose it is. */
  named: readonly string[];
  /** It is being done, or ready to be. */
  plan: readonly string[];
  theirs: readonly string[];
}

/** A floor and no more, as in other-scripts.ts. */
export const sayings: readonly Sayings[] = [
  {
    language: 'sv',
    small: 'bara helst verkligen faktiskt nog mest typ liksom alltsa nu ocksa sa verkligen ibland ofta alltid hellre',
    light: [
      'do av (?:skratt|hunger|skam|varme|varmen|trakighet|nyfikenhet|torst)',
      '(?:vill inte|inte vill|vagar inte) do',
      '(?:forebygg\\w+|film|bok) (?:\\w+ )?sjalvmord\\w*',
    ],
    own: [
      'jag (?:vill|ville|ska|skulle vilja|kommer att|tanker|tankte|funderar pa att|overvager att|langtar efter att|borde|far|har lust att|kanner for att) (?:do|vara dod|fa do|slippa leva|forsvinna for alltid|doda mig|avsluta (?:mitt liv|livet|allt)|gora slut pa allt)',
      '¦ (?:vill|ville) (?:do|vara dod|slippa leva)',
      'ta (?:livet av mig|mitt (?:eget )?liv)',
      '(?:hanga|skada|skara|doda) mig(?: sjalv)?',
      'skar mig (?:sjalv|i armarna|i armen|med)',
      '(?:vill|orkar|kan) (?:jag )?inte (?:leva|finnas|vakna|existera)',
      'inte (?:vill|orkar) (?:leva|finnas|vakna)',
      'onskar (?:att )?jag (?:var|vore|fick|kunde|aldrig) (?:dod|do|hade fotts)',
      '(?:jag var|jag vore) dod',
      'utan mig (?:¦|skulle|har|hade|ar)',
      'battre om jag (?:dog|inte fanns|forsvann)',
      'trott pa (?:livet|att leva)',
      'orkar inte (?:med )?livet',
    ],
    named: [
      'sjalvmord\\w*',
      'tanker pa (?:doden|att do)',
      'ingen mening med (?:livet|att leva)',
      'inte vart att leva',
      'begatt? sjalvmord',
    ],
    plan: [
      'tagit (?:alla|en massa|hela|manga) (?:mina )?(?:tabletter|piller|somntabletter|burken|kartan)\\w*',
      'avskedsbrev\\w*',
      'jag (?:star|sitter) pa (?:bron|taket|sparet)',
    ],
    theirs: [
      '(?:van|vaninna|kompis|syster|bror|mamma|pappa|son|dotter|pojkvan|flickvan|man|fru|kille|tjej|hon|han) (?:\\w+ ){0,5}(?:sjalvmord\\w*|vill (?:do|inte leva)|livet av sig|sitt liv)',
    ],
  },
  {
    language: 'da',
    small: 'bare helst virkelig faktisk nok mest sadan altsa nu ogsa sa ligesom tit altid hellere',
    light: [
      'do af (?:grin|latter|sult|skam|varme|kedsomhed|nysgerrighed|torst)',
      'vil ikke do',
      '(?:forebyg\\w+|film|bog) (?:\\w+ )?selvmord\\w*',
    ],
    own: [
      'jeg (?:vil|ville|skal|kunne godt|kommer til at|taenker pa at|overvejer at|laenges efter at|har lyst til at|onsker at|burde) (?:do|vaere dod|forsvinde for altid|sla mig selv ihjel|draebe mig selv|haenge mig|gore en ende pa (?:det|alt|livet)|afslutte (?:mit liv|livet|det hele))',
      '¦ (?:vil|har lyst til at) (?:do|vaere dod)',
      'tage (?:mit (?:eget )?liv|livet af mig)',
      '(?:skader|skaerer|slar|haenge|draebe) mig(?: selv)?(?: ihjel)?',
      '(?:vil|orker|magter|gider|kan) (?:jeg )?ikke (?:at )?(?:leve|vaere her|vaere til|vagne|eksistere)',
      'ikke (?:vil|orker|magter) (?:at )?leve',
      'onsker (?:at )?jeg (?:var|kunne|aldrig) (?:dod|do|var fodt)',
      'jeg (?:var|matte vaere) dod',
      'uden mig (?:¦|ville|har|er)',
      'bedre hvis jeg (?:dode|ikke var her|forsvandt|var dod)',
      'traet af (?:livet|at leve)',
    ],
    named: [
      'selvmord\\w*',
      'taenker pa (?:doden|at do)',
      'ingen mening med (?:livet|at leve)',
      'ikke (?:vaerd|til) at leve',
    ],
    plan: [
      '(?:taget|slugt) (?:alle|en masse|hele) (?:mine )?(?:piller|tabletter|sovepiller|glasset)\\w*',
      'afskedsbrev\\w*',
      'jeg (?:star|sidder) pa (?:broen|taget|skinnerne)',
    ],
    theirs: [
      '(?:ven|veninde|soster|bror|mor|far|son|datter|kaereste|mand|kone|hun|han) (?:\\w+ ){0,5}(?:selvmord\\w*|vil (?:do|ikke leve)|livet af sig|sit (?:eget )?liv)',
    ],
  },
  {
    language: 'no',
    small: 'bare helst virkelig faktisk nok mest sann altsa na ogsa sa liksom ofte alltid heller',
    light: [
      'do av (?:latter|sult|skam|varme|kjedsomhet|nysgjerrighet|torst)',
      'vil ikke do',
      '(?:forebygg\\w+|film|bok) (?:\\w+ )?selvmord\\w*',
    ],
    own: [
      'jeg (?:vil|ville|skal|skulle onske jeg kunne|kommer til a|tenker pa a|vurderer a|lengter etter a|har lyst til a|onsker a|burde) (?:do|vaere dod|forsvinne for alltid|drepe meg(?: selv)?|henge meg|gjore slutt pa (?:det|alt|livet)|avslutte (?:livet|alt))',
      '¦ (?:vil|har lyst til a) (?:do|vaere dod)',
      'ta (?:livet av meg|livet mitt|mitt eget liv)',
      '(?:skader|kutter|skjaerer|henge|drepe) meg(?: selv)?',
      '(?:vil|orker|klarer|gidder|kan) (?:jeg )?ikke (?:a )?(?:leve|vaere her|vakne|eksistere)',
      'ikke (?:vil|orker|klarer) (?:a )?leve',
      'onsker (?:at )?jeg (?:var|kunne|aldri) (?:dod|do|var fodt)',
      'jeg (?:var|skulle vaert) dod',
      'uten meg (?:¦|ville|har|er|hadde)',
      'bedre hvis jeg (?:dode|ikke var her|forsvant|var dod)',
      '(?:lei av|trott av|sliten av) (?:livet|a leve)',
    ],
    named: ['selvmord\\w*', 'tenker pa (?:doden|a do)', 'ingen mening (?:med|i) (?:livet|a leve)', 'ikke verdt a leve'],
    plan: [
      '(?:tatt|svelget) (?:alle|en masse|hele) (?:mine )?(?:piller|pillene|tabletter|tablettene|sovepillene|glasset)\\w*',
      'avskjedsbrev\\w*',
      'jeg (?:star|sitter) pa (?:broen|broa|taket|skinnene)',
    ],
    theirs: [
      '(?:venn|venninne|venninna|soster|bror|mor|mamma|far|pappa|sonn|datter|kjaereste|kjaeresten|mann|kone|hun|han) (?:\\w+ ){0,5}(?:selvmord\\w*|vil (?:do|ikke leve)|livet av seg|livet sitt)',
    ],
  },
  {
    language: 'fi',
    small: 'vain vaan oikeasti todella nyt enaa myos niin kai ehka jo aina usein mieluummin ihan edes',
    light: [
      'kuolla (?:nauruun|nalkaan|hapeaan|uteliaisuu\\w+|tylsyyteen|kuumuuteen)',
      '(?:en halua|en tahdo|en haluu) kuolla',
      'itsemurh\\w+ (?:ehkaisy\\w*|elokuva|kirja)',
    ],
    own: [
      '(?:haluan|haluaisin|haluun|tahdon|tahtoisin|toivon etta|toivoisin etta|toivon|aion|minun pitaisi|ajattelen|voisinpa|saisinpa|haluis\\w*) (?:kuolla|kuolisin|olla kuollut|tappaa itseni|tapan itseni|hirttaa itseni|paattaa (?:paivani|elamani)|lopettaa elamani|kadota ikuisesti|riistaa henkeni)',
      '(?:tapan|tappaisin|hirtan|satutan|viillan|viiltelen) itse(?:ni|ani|a)',
      'viiltely\\w*',
      '(?:en|enka|ei) (?:halua|haluu|jaksa|tahdo|viitsi|pysty|huvita) (?:elaa|olla olemassa|elamaa|herata|jatkaa elamaa)',
      '(?:elaa|elamaa) en (?:jaksa|halua)',
      '(?:olisinpa|olisin|kunpa olisin|kunpa kuolisin|kuolisinpa|oisinpa) (?:kuollut|jo kuollut|¦)',
      'ilman minua',
      'ilman mua',
      '(?:vasynyt|kyllastynyt|kyllastyny) (?:elamaan|elamaani)',
    ],
    named: ['itsemurh\\w+', 'itsetuho\\w+', '(?:elamalla|elamassa) ei ole (?:merkitysta|mitaan jarkea|tarkoitusta)'],
    plan: [
      '(?:otin|soin|nielin|olen ottanut|olen syonyt) (?:kaikki|koko|purkillisen|paljon) (?:\\w+ )?(?:laakkeet|laakkeeni|pillerit|tabletit|unilaakkeet|purkin)\\w*',
      'jaahyvaiskir\\w+',
      '(?:seison|istun) (?:sillalla|katolla|raiteilla)',
    ],
    theirs: [
      '(?:ystava\\w*|kaveri\\w*|sisko\\w*|velje\\w*|veli|aiti\\w*|isa\\w*|poika\\w*|tytar|tyttare\\w*|mies\\w*|vaimo\\w*|han) (?:\\w+ ){0,4}(?:haluaa kuolla|itsemurh\\w+|tappaa itsensa|tappoi itsensa)',
    ],
  },
  {
    language: 'ro',
    small: 'chiar doar mai si asa foarte acum deja mereu sincer pur simplu',
    light: [
      '(?:mor|moare|murit) de (?:ras|foame|rusine|cald|plictiseala|curiozitate|sete|somn|oboseala|dor)',
      'nu (?:vreau|as vrea) sa mor',
      'preveni\\w+ (?:\\w+ )?sinucider\\w*',
    ],
    own: [
      '(?:vreau|as vrea|imi doresc|doresc|as prefera|prefer|trebuie|o|am de gand|imi vine|ma gandesc|simt nevoia|urmeaza|vreu) (?:ca )?(?:sa )?(?:mor|ma omor|ma sinucid|imi iau viata|mi iau viata|ma spanzur|ma arunc|dispar pentru totdeauna|ma tai|fiu moart[ae]?|fiu mort|termin cu (?:viata|tot)|pun capat)',
      '(?:ma omor|ma sinucid|sa ma omor|sa ma sinucid|sa imi iau viata|sa mi iau viata|ma spanzur)',
      'nu (?:vreau|pot|vad rostul|are rost|merita|am chef) sa (?:traiesc|exist|fiu in viata|ma trezesc)',
      'nu suport sa traiesc',
      '(?:fara|far) mine (?:¦|ar fi|le ar fi)',
      '(?:satul|satula|obosit|obosita) (?:de|sa) (?:viata|trai\\w*)',
      'mi as dori sa (?:mor|nu ma fi nascut|nu exist)',
      'mai bine (?:as muri|muream|mort|moarta)',
      'ma tai (?:pe|cu) (?:maini|brate|lama|mana)',
      '(?:viata mea )?nu are (?:niciun |nici un )?sens sa traiesc',
    ],
    named: ['sinucid\\w*', 'suicid(?:ul|ului|ar|ara|are)', 'ganduri (?:de moarte|negre despre moarte)'],
    plan: [
      'am (?:luat|inghitit) (?:toate|toata|o cutie|un pumn) (?:\\w+ )?(?:pastil\\w+|medicament\\w*|somnifer\\w*|cutia)',
      'scrisoare\\w* de adio',
      '(?:stau|sunt) pe (?:pod|acoperis|sine|marginea)',
    ],
    theirs: [
      '(?:prieten\\w*|sora|fratele|mama|tata|fiul|fiica|sotul|sotia|iubit\\w*|el|ea) (?:\\w+ ){0,5}(?:vrea sa moara|sinuci\\w+|suicid\\w*|omoare)',
    ],
  },
  {
    language: 'hu',
    small: 'csak mar tenyleg igazan inkabb is most mindig gyakran legszivesebben annyira nagyon mar',
    light: [
      'meghal\\w* (?:a nevetestol|az ehsegtol|a szegyentol|ehen|szomjan)',
      '(?:nem akarok|nem szeretnek) (?:meghalni|halni)',
      'ongyilkossag\\w* (?:megelozes\\w*|film)',
    ],
    own: [
      '(?:meg akarok|meg szeretnek|meg fogok|meg kell|meghalni akarok|akarok) (?:halni|meghalni|halnom)',
      '(?:meghalni szeretnek|szeretnek meghalni|szeretnek halott lenni|szeretnek meg halni|jobb lenne meghalni|akarok meghalni|barcsak (?:meghalnek|halott|meghalhatnek|ne elnek)|barcsak meg se szulettem)',
      '(?:megolom|megolni|megolnem|felakasztom|felakasztani|vagdosom|vagdosni|bantom|megvagom) (?:magam|magamat)',
      'meg (?:akarom|fogom|szeretnem) olni (?:magam|magamat)',
      'nem (?:akarok|birok|tudok|szeretnek|erdemes|van kedvem|latom ertelmet|van ertelme) (?:tovabb |tobbe )?(?:elni|letezni|felebredni|elnem)',
      '(?:elni|elnem) nem (?:akarok|birok|erdemes)',
      'veget (?:vetek|vetnek|akarok vetni|vetni) (?:az )?(?:eletemnek|mindennek)',
      'nelkulem',
      '(?:belefaradtam|elegem van|belefaradtam) (?:az )?(?:eletbe|eletbol|elni|az eletembe)',
    ],
    named: ['ongyilkos\\w*', 'halalvagy\\w*', 'nincs ertelme az elet\\w*'],
    plan: [
      '(?:bevettem|beszedtem|lenyeltem) (?:az )?(?:osszes|egesz|egy doboz|minden) (?:\\w+ )?(?:gyogyszer\\w*|tablett\\w*|altato\\w*|doboz\\w*)',
      'bucsulevel\\w*',
      '(?:a hidon|a tetón|a teton|a sineken) (?:allok|ulok)',
    ],
    theirs: [
      '(?:barat\\w*|nover\\w*|hug\\w*|batya\\w*|ocse\\w*|testver\\w*|anya\\w*|apa\\w*|fiam|lanyom|ferjem|felesegem) (?:\\w+ ){0,5}(?:meg akar halni|ongyilkos\\w*|megolni magat|megolte magat)',
    ],
  },
  {
    language: 'cs',
    small: 'uz jen fakt opravdu asi radsi radeji nejradsi porad dal ted taky jenom proste vubec nejak vic',
    light: [
      '(?:umrit|umiram|umirat|umrela|umru) (?:smichy|hlady|hanbou|nudou|zvedavosti|horkem|zizni)',
      '(?:nechci|nechtel bych|nechtela bych) (?:umrit|zemrit|se zabit)',
      'prevence sebevrazd\\w*',
    ],
    own: [
      '(?:chci|chtel bych|chtela bych|chtela|chtel|preju si|prala bych si|pral bych si|mam chut|musim|budu|planuju|premyslim|touzim) (?:ze )?(?:umrit|zemrit|chcipnout|byt mrtv\\w+|se zabit|spachat sebevrazdu|si vzit zivot|skoncovat se (?:vsim|zivotem)|to skoncit|zmizet navzdy|skocit)',
      '(?:zabit se|zabiju se|se zabiju|se zabit|obesim se|se obesit|vezmu si zivot|si vzit zivot|podrezu se|rezu se|se rezu|ublizuju si|si ublizuju|se porezal\\w*|sebeposkozu\\w+)',
      '(?:nechci|nechce se mi|nemuzu|nemam proc|nema cenu|nema smysl|nezvladam|nedokazu|nema to smysl) (?:tu )?(?:zit|byt na svete|existovat|se probudit)',
      '(?:kez bych|kez bych byl\\w*|radsi bych byl\\w*) (?:umrel\\w*|mrtv\\w+|se nenarodil\\w*|se neprobudil\\w*)',
      'beze me',
      '(?:unaven\\w+|dost) (?:zivota|ze zivota|zivotem)',
    ],
    named: ['sebevra\\w+', 'myslim na (?:smrt|smrti)', 'sebeposkoz\\w+'],
    plan: [
      '(?:spolykal\\w*|snedl\\w*|vzal\\w*) (?:jsem )?(?:si )?(?:vsechny|cele plato|vsechno|celou krabicku) (?:\\w+ )?(?:prask\\w+|lek\\w*|pilulk\\w+|tablet\\w*)',
      'dopis\\w* na rozloucenou',
      '(?:stojim|sedim) na (?:moste|strese|kolejich)',
    ],
    theirs: [
      '(?:kamarad\\w*|pritel\\w*|sestra|bratr|mama|tata|syn|dcera|manzel\\w*|on|ona) (?:\\w+ ){0,5}(?:chce (?:umrit|se zabit|zemrit)|se chce zabit|spachal\\w* sebevrazdu|sebevra\\w+|se zabil\\w*)',
    ],
  },
  {
    language: 'sk',
    small: 'uz len fakt naozaj asi radsej najradsej stale teraz tiez iba proste vobec nejako viac dalej',
    light: [
      '(?:zomriet|umriet|zomieram|umieram|zomrela|umrela) (?:od )?(?:smiechu|smiechom|hladu|hladom|hanby|hanbou|nudy|nudou|zvedavosti)',
      'nechcem (?:zomriet|umriet|sa zabit)',
      'prevencia samovrazd\\w*',
    ],
    own: [
      '(?:chcem|chcel by som|chcela by som|prajem si|priala by som si|prial by som si|mam chut|musim|budem|planujem|premyslam|tuzim) (?:ze )?(?:zomriet|umriet|skapat|byt mrtv\\w+|sa zabit|spachat samovrazdu|si vziat zivot|skoncovat so (?:vsetkym|zivotom)|to skoncit|zmiznut navzdy|skocit)',
      '(?:zabit sa|zabijem sa|sa zabijem|sa zabit|obesim sa|sa obesit|vezmem si zivot|si vziat zivot|rezem sa|sa rezem|ublizujem si|si ublizujem|sa porezal\\w*)',
      '(?:nechcem|nechce sa mi|nemozem|nemam preco|nema cenu|nema zmysel|nevladzem|nedokazem) (?:tu )?(?:zit|byt na svete|existovat|sa zobudit)',
      '(?:kiez by som|radsej by som) (?:bol\\w* )?(?:zomrel\\w*|umrel\\w*|mrtv\\w+|sa nenarodil\\w*)',
      'bezo mna',
      '(?:unaven\\w+|dost) (?:zivota|zo zivota|zivotom)',
    ],
    named: ['samovra[zh]\\w+', 'myslim na smrt', 'sebaposkodz\\w+'],
    plan: [
      '(?:zjedol|zjedla|prehltol|prehltla|vzal|vzala|zobral|zobrala) (?:som )?(?:si )?(?:vsetky|cele balenie|vsetko) (?:\\w+ )?(?:tabletky|lieky|prasky|pilulky)',
      'list\\w* na rozlucku',
      '(?:stojim|sedim) na (?:moste|streche|kolajach)',
    ],
    theirs: [
      '(?:kamarat\\w*|priatel\\w*|sestra|brat|mama|otec|syn|dcera|manzel\\w*|on|ona) (?:\\w+ ){0,5}(?:chce (?:zomriet|umriet|sa zabit)|sa chce zabit|spachal\\w* samovrazdu|samovra\\w+|sa zabil\\w*)',
    ],
  },
  {
    language: 'sl',
    small: 'samo res ze kar bi vec rad rada raje zdaj tudi pac tako',
    light: ['(?:umrl\\w*|umiram|umreti) od (?:smeha|lakote|sramu|dolgcasa)', '(?:nocem|ne zelim) umreti'],
    own: [
      '(?:hocem|zelim|zelim si|moram|nameravam|razmisljam da|najraje) (?:umreti|umrl\\w*|biti mrt\\w+|se ubiti|se ubil\\w*|narediti samomor|vzeti si zivljenje)',
      '(?:ubiti se|ubil\\w* se|se ubil\\w*|obesil\\w* se|rezem se|se rezem)',
      '(?:nocem|ne zelim|ne morem|ne zmorem|nimam razloga) (?:\\w+ )?ziveti',
      'brez mene',
      'nisem (?:za|vredn\\w+) zivljenj\\w*',
    ],
    named: ['samomor\\w*'],
    plan: ['(?:vzel\\w*|pojedl\\w*|spil\\w*) (?:sem )?vse (?:tablete|zdravila)', 'poslovilno pismo'],
    theirs: [
      '(?:prijatelj\\w*|sestra|brat|mama|oce|sin|hci|on|ona) (?:\\w+ ){0,4}(?:hoce umreti|samomor\\w*|se je ubil\\w*)',
    ],
  },
  ...(['hr', 'sr'] as const).map(
    (language): Sayings => ({
      language,
      small: 'samo stvarno bas zaista vise radije najradije sada sad vec jednostavno cesto stalno zapravo vise',
      light: [
        '(?:umirem|umrijeti|umrem|umrla|umro) od (?:smijeha|smeha|gladi|srama|dosade|vrucine|zedi)',
        '(?:ne zelim|necu|ne bih) (?:da )?(?:umrijeti|umrem|umrla|umro|se ubiti|se ubijem)',
        'prevencij\\w+ (?:samoubojst\\w+|samoubist\\w+)',
      ],
      own: [
        '(?:zelim|hocu|htio bih|htjela bih|hteo bih|htela bih|volio bih|voljela bih|voleo bih|volela bih|moram|planiram|mislim|zudim|razmisljam|dode mi|dodje mi) (?:da )?(?:umrijeti|umrem|umrla|umro|biti mrt\\w+|budem mrt\\w+|krepati|se ubiti|se ubijem|nestati zauvijek|nestanem zauvek|skociti|skocim|si oduzeti zivot|si oduzmem zivot|sebi oduzmem zivot|okoncati (?:sve|zivot))',
        '(?:ubit cu se|ubicu se|ubiti se|se ubiti|se ubijem|da se ubijem|objesit cu se|obesicu se|rezem se|secem se|se rezem|se secem|oduzeti si zivot|oduzeti sebi zivot|oduzmem sebi zivot|oduzmem zivot)',
        '(?:ne zelim|necu|ne mogu|nemam volje|nemam zasto|nemam razloga|nema smisla|nije mi) (?:da )?(?:za )?(?:zivjeti|ziveti|zivim|postojati|postojim|se probuditi|se probudim|zivot)',
        '(?:da bar|kamo srece|voljela bih|volela bih|voleo bih|volio bih) (?:\\w+ ){0,3}(?:umrla|umro|umrem|mrt\\w+|rodi\\w+)',
        'bez mene',
        '(?:bolje|najbolje) (?:je )?(?:da )?(?:umrem|umrijeti|umrla|umro)',
        '(?:umor\\w+|dosta|sit\\w?) (?:mi je )?(?:zivota|od zivota)',
        'ne zivi mi se',
      ],
      named: ['samouboj\\w+', 'samoubi\\w+', 'suicid(?:a|u|om|aln\\w+)?', 'razmisljam o smrti'],
      plan: [
        '(?:popil\\w*|popio|progutal\\w*|progutao|uzel\\w*|uzeo) (?:sam )?(?:sve|cijelu kutiju|celu kutiju|sav\\w*) (?:\\w+ )?(?:tablete|lijekove|lekove|pilule|kutiju)?',
        'oprostajno pismo',
        '(?:stojim|sjedim|sedim) na (?:mostu|krovu|pruzi)',
      ],
      theirs: [
        '(?:prijatelj\\w*|sestra|brat|mama|majka|tata|otac|sin|kci|kcerka|cerka|muz|zena|decko|djevojka|devojka|on|ona) (?:\\w+ ){0,4}(?:zeli umrijeti|zeli da umre|hoce da umre|samouboj\\w+|samoubi\\w+|se (?:je )?ubi\\w+)',
      ],
    }),
  ),
  {
    language: 'vi',
    small: 'chi that su rat cung da dang se lai cu luon thuc roi qua that oi',
    light: [
      '(?:cuoi|buon cuoi|doi|met|nong|them|yeu|chan|so|xau ho|nong) (?:muon )?chet',
      'khong (?:he )?muon (?:chet|tu tu)',
      'phong (?:chong |ngua )?tu tu',
    ],
    own: [
      '(?:toi|em|minh|tao|con|tui|to|anh|chau|¦) (?:muon|uoc|thich|dinh|phai|nen|tinh|can|nghi minh nen|chi muon) (?:chet|tu tu|tu sat|ket lieu|bien mat mai mai|tu van|nhay)',
      '(?:nghi|y dinh|suy nghi|nghi den|nghi toi|nghi ve) (?:\\w+ ){0,3}(?:tu tu|tu sat|cai chet|chuyen chet)',
      '(?:khong|chang|ko|k|hong|chan|het) (?:con )?(?:muon|thiet|tha thiet) (?:song|ton tai)',
      '(?:chan|met) (?:moi )?(?:song|cuoc song|cuoc doi)',
      'ket lieu (?:doi|cuoc doi|cuoc song|ban than)',
      'tu (?:giet|lam hai|lam dau) (?:minh|ban than)',
      '(?:chet|bien mat) (?:di )?cho (?:xong|roi|roi doi|nhe)',
      'neu (?:khong co|minh|toi|em) (?:toi|em|minh|con|chet|bien mat|khong con)(?: chet| tren doi)?',
      'song (?:khong con|lam gi|de lam gi|vo nghia|khong co y nghia)',
    ],
    named: ['tu tu', 'tu sat', 'rach tay', 'cat (?:co )?tay'],
    plan: [
      'uong (?:het|ca|tat ca|nhieu) (?:\\w+ ){0,2}(?:thuoc|vien|lo thuoc)',
      'thu tuyet menh',
      'dung tren (?:cau|san thuong|mai nha)',
    ],
    theirs: [
      '(?:ban|chi|anh|em|me|bo|con|co ay|anh ay|no) (?:trai |gai |toi |em |minh |cua toi )?(?:\\w+ ){0,2}(?:muon chet|muon tu tu|da tu tu|dinh tu tu|tu sat)(?= )(?<! (?:toi|em|minh) muon chet)',
    ],
  },
  {
    language: 'tl',
    small: 'na nang lang naman po talaga sana ba rin din pa yata parang gusto',
    light: [
      '(?:mamatay|patay) (?:ako )?sa (?:kakatawa|tawa|gutom|hiya|init|kilig|inip)',
      '(?:ayoko|ayaw ko|ayokong) (?:mamatay|magpakamatay)',
    ],
    own: [
      '(?:ko|kong|ako|akong|¦) (?:mamatay|magpakamatay|mawala|mawala sa mundo|mamatay ako|wakasan)',
      'mamatay (?:ako|nalang ako)',
      '(?:magpapakamatay|nagpakamatay|papatayin) (?:ako|ko ang sarili)',
      '(?:ayoko|ayaw ko|ayokong|ayaw kong|hindi ko gustong|pagod ako|pagod|pagod akong) (?:mabuhay|mabuhay pa|magising|sa buhay|gumising)',
      '(?:wakasan|tapusin|tatapusin|kitilin|kikitilin) (?:ko )?(?:ang )?(?:buhay|lahat|sarili)(?: ko)?',
      '(?:saktan|sinasaktan|hiwain|hinihiwa) (?:ko )?(?:ang )?sarili',
      '(?:mas )?(?:mabuti|maganda|okay|masaya|better) (?:\\w+ ){0,3}(?:wala ako|kung wala|mamatay)',
      'wala (?:ako )?(?:ng )?(?:silbi|dahilan|kwenta) (?:para |upang )?(?:mabuhay|ang buhay)',
    ],
    named: ['magpa\\w*kamatay', 'pagpapakamatay', 'nagpapakamatay'],
    plan: ['(?:ininom|nainom|nilunok) ko (?:ang )?lahat (?:ng )?(?:gamot|tableta|pills)'],
    theirs: [
      '(?:kaibigan|kapatid|ate|kuya|nanay|tatay|anak|boyfriend|girlfriend|asawa|siya) (?:\\w+ ){0,4}(?:mamatay|magpakamatay|nagpakamatay)(?! ako)',
    ],
  },
  ...(['id', 'ms'] as const).map(
    (language): Sayings => ({
      language,
      small:
        'saja aja je sahaja sangat sekali banget rasanya rasa sudah udah dah benar benar benar2 memang lebih baik untuk seperti kayak macam pun lah sih deh kan terus selalu sering',
      light: [
        'mati (?:ketawa|kelaparan|kebosanan|malu|penasaran|gaya|kutu|lampu|listrik)',
        '(?:tidak|tak|gak|nggak|ga|enggak|bukan) (?:mau|ingin|pengen|nak|mahu) (?:mati|bunuh diri)',
        '(?:pencegahan|mencegah|film|filem) bunuh diri',
      ],
      own: [
        '(?:aku|saya|gue|gw|gua|kita|hamba|¦|dan|jadi|tapi) (?:jadi )?(?:ingin|mau|pengen|pingin|pengin|kepengen|hendak|nak|mahu|teringin|harus|akan|berniat|berpikir|berfikir|fikir|terfikir) (?:mati|bunuh diri|membunuh diri|mengakhiri (?:hidup|semua)\\w*|mengakhiri (?:semua\\w*|hidup\\w*)|akhiri hidup\\w*|menghilang selamanya|lenyap selamanya|gantung diri|tamatkan (?:hidup|riwayat)|lompat)',
        '(?:tidak|tak|gak|nggak|ga|enggak|ngga) (?:mau|ingin|pengen|pengin|nak|mahu|sanggup|kuat|larat|tahan) hidup',
        '(?:capek|cape|lelah|penat|letih|bosan) (?:nak |untuk |dengan )?hidup',
        '(?:hidupku|hidup saya|hidup aku|hidup ini) (?:tidak|tak|gak) (?:ada )?(?:berarti|artinya|gunanya|makna|bermakna)',
        '(?:mengakhiri|akhiri|menamatkan|tamatkan) (?:hidupku|hidup saya|hidup aku|nyawa\\w*|hidup ini)',
        'tanpa (?:aku|saya|gue|diriku)',
        '(?:¦|biar|kalau|jika|andai|seandainya|semoga|mending|mendingan) (?:aku|saya|gue) (?:mati|tidak ada|tak ada|gak ada|tidak dilahirkan|tak dilahirkan)',
        '(?:menyakiti|melukai|mencederakan|menyayat|toreh) (?:diri|tangan)(?: sendiri|ku)?',
      ],
      named: ['bunuh diri', 'membunuh diri', 'gantung diri', 'mati sendiri'],
      plan: [
        '(?:minum|menelan|telan|makan) (?:semua|seluruh|habis|sebotol) (?:\\w+ )?(?:obat|ubat|pil|tablet)\\w*',
        'surat (?:perpisahan|selamat tinggal|wasiat terakhir)',
        'berdiri di (?:jembatan|atap|jambatan|bumbung)',
      ],
      theirs: [
        '(?:teman|temanku|kawan|sahabat|kakak|adik|abang|ibu|ayah|anak|pacar|suami|istri|isteri|dia)(?:ku| saya| aku)? (?:\\w+ ){0,4}(?:mati|bunuh diri|membunuh diri)',
      ],
    }),
  ),
  {
    language: 'sw',
    small: 'tu sana kweli tena sasa pia hata kabisa bora',
    light: ['(?:kufa|nakufa|nimekufa) (?:kwa|na) (?:kicheko|njaa|aibu|usingizi|kiu)', 'sitaki (?:kufa|kujiua)'],
    own: [
      '(?:nataka|ninataka|natamani|ninatamani|ningependa|nahisi kama|nafikiria|ninafikiria|nawaza|napanga|naomba) (?:kufa|nife|kujiua|kujinyonga|kujitoa uhai|kujimaliza|kuyamaliza maisha|kumaliza maisha)',
      '(?:nitajiua|nitajinyonga|najikata|ninajikata|nijiue)',
      '(?:afadhali|heri|ingekuwa heri|natamani) (?:nife|ningekufa|nikifa|nisingezaliwa)',
      '(?:sitaki|siwezi|sina sababu ya|sioni sababu ya) (?:kuendelea )?(?:kuishi|maisha haya|kuwa hai)',
      'nimechoka (?:na )?(?:kuishi|maisha)',
      'bila mimi',
    ],
    named: ['kujiua', 'kujinyonga', 'kujitoa uhai'],
    plan: [
      '(?:nimekunywa|nimemeza) (?:vidonge|dawa|sumu)(?: \\w+)? ?(?:vyote|zote|nyingi|¦)',
      'barua ya (?:kuaga|mwisho)',
    ],
    theirs: [
      '(?:rafiki|dada|kaka|mama|baba|mtoto|mume|mke|yeye) (?:\\w+ ){0,4}(?:anataka kufa|kujiua|alijiua|amejiua)',
    ],
  },
  {
    language: 'ca',
    small: 'ja nomes realment ara tan molt',
    light: ['mor\\w* de (?:riure|gana|vergonya|set|calor)', 'no (?:vull|voldria) morir'],
    own: [
      '(?:vull|voldria|tinc ganes de|penso|necessito|desitjo) (?:en )?(?:morir|matar me|suicidar me|ser mort\\w?|desapareixer per sempre)',
      'em (?:vull|voldria) (?:morir|matar|suicidar)',
      'no (?:vull|puc|tinc ganes de) (?:\\w+ )?(?:viure|existir)',
      '(?:treure|llevar) me la vida',
      'sense mi',
      'cansat? de viure|cansada de viure',
    ],
    named: ['suicidi', 'suicidar\\w*'],
    plan: ['m he pres tot\\w+ l\\w+ pastilles', 'carta de comiat'],
    theirs: ['(?:amic|amiga|germa|germana|mare|pare|fill|filla) (?:\\w+ ){0,4}(?:suicid\\w*|vol morir)'],
  },
  {
    language: 'lt',
    small: 'tik labai jau tikrai dabar tiesiog',
    light: ['mirt\\w* (?:is )?(?:juoko|bado|gedos)', 'nenoriu mirti'],
    own: [
      '(?:noriu|noreciau|ketinu|planuoju|galvoju) (?:mirti|numirti|nusizudyti|buti miru\\w+|issinykti)',
      '(?:nebenoriu|nenoriu|nebegaliu|negaliu) (?:daugiau )?gyventi',
      '(?:nusizudysiu|pasikarsiu|pjaustau|pjaustausi)',
      'be manes',
    ],
    named: ['savizud\\w+', 'nusizud\\w+'],
    plan: ['(?:isgeriau|suvalgiau) visas (?:tabletes|vaistus)', 'atsisveikinimo laisk\\w+'],
    theirs: ['(?:draug\\w*|sesuo|brolis|mama|tetis) (?:\\w+ ){0,4}(?:nori mirti|savizud\\w+|nusizud\\w+)'],
  },
  {
    language: 'lv',
    small: 'tikai loti jau tiesam tagad vienkarsi',
    light: ['mirt no (?:smiekliem|bada|kauna)', 'negribu (?:mirt|nomirt)'],
    own: [
      '(?:gribu|gribetu|velos|planoju|domaju) (?:mirt|nomirt|nogalinat sevi|izdarit pasnavibu|but miru\\w+)',
      '(?:negribu|nevaru|vairs negribu|vairs nevaru) (?:vairs )?dzivot',
      '(?:nogalinasu sevi|pakarsos|griezu sevi|griezos)',
      'bez manis',
    ],
    named: ['pasnavib\\w+'],
    plan: ['(?:izdzeru|iedzeru) visas (?:tabletes|zales)', 'atvadu vestul\\w+'],
    theirs: ['(?:draug\\w*|draudzene|masa|bralis|mamma|tetis) (?:\\w+ ){0,4}(?:grib mirt|pasnavib\\w+)'],
  },
  {
    language: 'et',
    small: 'ainult vaga juba toesti nuud lihtsalt enam',
    light: ['surra naeru katte', 'ei taha surra'],
    own: [
      '(?:tahan|tahaksin|soovin|kavatsen|motlen) (?:surra|end tappa|ennast tappa|surnud olla)',
      'ei (?:taha|jaksa|suuda) elada',
      '(?:tapan|loikan|loigun) (?:enda|ennast|end)',
      'ilma minuta',
    ],
    named: ['enesetap\\w+', 'suitsiid\\w*'],
    plan: ['votsin (?:koik|palju) tabletid', 'hüvastijatukir\\w+'],
    theirs: ['(?:sober|sobra\\w*|ode|vend|ema|isa) (?:\\w+ ){0,4}(?:tahab surra|enesetap\\w+)'],
  },
  {
    language: 'sq',
    small: 'vetem shume tani vertet me',
    light: ['vdes\\w* (?:nga|se) (?:qeshuri|te qeshurit|uria)', 'nuk dua te vdes'],
    own: [
      '(?:dua|deshiroj|do te doja|mendoj|planifikoj|po mendoj) te (?:vdes|vras veten|vrase veten|vritem|jem i vdekur|jem e vdekur)',
      'nuk (?:dua|mund) te jetoj',
      'vras veten|vritem',
      'pa mua',
    ],
    named: ['vetevras\\w+'],
    plan: ['(?:kam pire|piva) te gjitha (?:ilacet|hapat)'],
    theirs: ['(?:shok\\w*|motra|vellai|nena|babai) (?:\\w+ ){0,4}(?:do te vdese|vetevras\\w+)'],
  },
  {
    language: 'af',
    small: 'net regtig nou ook maar eintlik',
    light: ['dood van (?:die lag|skaamte|honger)', 'wil nie (?:doodgaan|sterf)(?: nie)?'],
    own: [
      'ek (?:wil|sal|gaan|wens ek kon) (?:doodgaan|dood wees|sterf|my lewe neem|myself doodmaak|selfmoord pleeg)',
      'wil nie (?:meer|langer) (?:lewe|leef|bestaan)',
      '(?:maak|sny|doodmaak) myself',
      'sonder my (?:¦|wees|sal)',
      'moeg vir die lewe',
    ],
    named: ['selfmoord\\w*'],
    plan: ['al (?:my|die) pille (?:gedrink|gesluk|gevat)'],
    theirs: ['(?:vriend\\w*|suster|broer|ma|pa) (?:\\w+ ){0,4}(?:wil doodgaan|selfmoord\\w*)'],
  },
  // What follows stands beside the patterns of languages.ts: they know these by single words, here they are bent.
  {
    language: 'es',
    small: 'ya solo realmente ahora tambien siempre tanto mucho muy',
    light: [
      '(?:morir\\w*|muero|muerto|muerta) de (?:risa|hambre|sed|calor|frio|verguenza|ganas|sueno|cansancio|aburrimiento)',
      'no (?:quiero|me quiero) (?:morir\\w*|matar\\w*)',
    ],
    own: [
      '(?:quiero|quisiera|prefiero|pienso en|deseo|ganas de|voy a|gustaria) (?:estar muert\\w|morir\\w*|matarme|suicidarme|quitarme la vida|acabar con (?:mi vida|todo)|no despertar|dejar de (?:vivir|existir))',
      'no (?:quiero|puedo|aguanto|soporto|tengo ganas de) (?:\\w+ ){0,2}(?:vivir|viviendo|existir|existiendo)',
      '(?:mejor|felices|tranquilos) sin mi',
      'me (?:cuelgo|voy a matar|quiero matar)',
      '(?:no haber nacido|no merezco vivir|nadie (?:me )?(?:extranaria|echaria de menos)|no quiero (?:estar|seguir) (?:aqui|en este mundo|viv\\w|adelante)|no (?:vale|merece) la pena (?:vivir|seguir)|dormir(?:me)? y (?:no|nunca) despertar\\w*|no (?:volver a )?despertar\\w* (?:nunca|jamas|manana))',
      '(?:si (?:me muero|muriera|desapareciera|no estuviera)|pienso en la muerte|(?:tirarme|saltar|lanzarme) (?:de|del|desde|al|a la|por) (?:\\w+ )?(?:puente|tren|balcon|ventana|azotea|metro|vias)|como (?:morir|matarme|suicidarme)|descansar para siempre|cort(?:arme|o|es) (?:\\w+ )?(?:venas|munecas))',
      '(?:compre|tengo) (?:una|la) (?:cuerda|soga|pistola) (?:lista|preparada|para)',
    ],
    named: ['suicidi\\w+', 'pensamientos (?:suicidas|de muerte)'],
    plan: ['me (?:tome|trague|he tomado) tod\\w+ (?:\\w+ ){0,2}(?:pastillas|medicamentos|medicinas|frasco|caja)'],
    theirs: [
      '(?:amig\\w|herman\\w|madre|padre|hij\\w|novi\\w|espos\\w|marido|el|ella) (?:\\w+ ){0,5}(?:quiere (?:morir\\w*|matarse|suicidarse)|se (?:suicido|mato)|suicidi\\w+)',
    ],
  },
  {
    language: 'fr',
    small: 'plus vraiment juste maintenant aussi toujours tellement tres',
    light: [
      '(?:mour\\w+|meurs|mort\\w?) de (?:rire|faim|soif|chaud|froid|honte|fatigue|peur|ennui|sommeil)',
      'ne (?:veux|voudrais) pas (?:mourir|me tuer|me suicider)',
      '(?:film|livre|prevention) (?:\\w+ ){0,2}suicide',
    ],
    own: [
      '(?:veux|voudrais|prefere|envie de|vais|pense a|souhaite|aimerais|songe a) (?:etre mort\\w?|mourir|me (?:tuer|suicider|pendre|foutre en l air)|crever|en finir|mettre fin a (?:ma vie|mes jours)|ne pas me reveiller|disparaitre pour toujours)',
      '(?:pense|songe|idees?|pensees?) (?:\\w+ ){0,2}(?:au suicide|a la mort|suicidaires?)',
      '(?:n ai|ai|ne veux|veux|ne peux|vois pas de raison de) (?:pas |aucune )?(?:envie de )?(?:vivre|exister)(?= ¦)',
      '(?:mieux|heureux|soulages?) sans moi',
      '(?:jamais ne\\w?|merite pas de vivre|personne ne me regrettera\\w*|veux (?:pas |plus )?(?:etre|rester) (?:la|ici|de ce monde)|(?:vaut|valent) (?:pas |plus )?la peine (?:de vivre|d etre vecue)|m endormir et ne (?:pas|jamais) (?:me )?reveiller|me reveiller)',
      '(?:si je (?:meurs|mourais|disparaissais)|soulages? si je|(?:me jeter|sauter) (?:\\w+ )?(?:sous|du|de la|par|dans) (?:\\w+ )?(?:train|pont|metro|fenetre|toit|balcon|vide)|comment mourir|me pendre|m ouvrir les veines|achete (?:la|une) corde)',
    ],
    named: ['suicidaires?', 'idees? (?:noires|de suicide)', 'me suicid\\w+'],
    plan: ['(?:j ai|ai) (?:pris|avale) tou\\w+ (?:\\w+ ){0,2}(?:medicaments|comprimes|cachets|boite|somniferes)'],
    theirs: [
      '(?:ami|amie|frere|soeur|mere|pere|fils|fille|mari|femme|copain|copine|il|elle) (?:\\w+ ){0,5}(?:veut (?:mourir|se tuer|se suicider)|s est suicide\\w?|suicidaire)',
    ],
  },
  {
    language: 'de',
    small: 'nur wirklich einfach jetzt auch immer so sehr schon doch halt manchmal lieber am liebsten',
    light: [
      '(?:sterbe|sterben|tot) (?:vor|vom) (?:lachen|hunger|durst|scham|langeweile|neugier|hitze|kalte)',
      '(?:lache?|arbeite|langweile?) mich tot',
      'will (?:aber )?nicht (?:sterben|tot sein|mich umbringen)',
      '(?:bringt|bringen) mich (?:noch )?um',
    ],
    own: [
      '(?:ich|¦) (?:will|wollte|mochte|wurde|werde|kann|muss|wunschte ich konnte|ware|habe vor|uberlege|denke daran|denke daruber nach) (?:mich |mir |zu )?(?:sterben|zu sterben|tot sein|tot|umbringen|umzubringen|das leben (?:zu )?nehmen|etwas antun|was antun|aufhangen|erhangen|vor (?:einen|den) zug (?:werfen|springen)|schluss machen mit (?:allem|dem leben)|fur immer verschwinden|gestorben)',
      '(?:mir|mich) (?:heute |heut |morgen |bald )?(?:das leben|umzubringen|umbringen|etwas antun|erhangen|aufhangen)',
      'ohne mich (?:¦|waren|ware|ginge|geht|besser)',
      '(?:keinen?|kein) (?:lebenswillen|grund zu leben|sinn (?:mehr )?(?:im|am) leben|lust (?:mehr )?(?:zu|am) leben)',
      'lebensmude',
      '(?:nie geboren|verdiene es nicht zu leben|niemand wurde mich vermissen|will (?:hier )?nicht (?:hier|da|auf dieser welt) sein|(?:lohnt|lohnte) sich nicht (?:mehr )?zu leben|leben (?:ist )?(?:nicht (?:mehr )?lebenswert|sinnlos)|einschlafen und (?:nie|nicht) (?:wieder )?aufwachen|nicht (?:wieder )?aufwachen)',
      '(?:wenn ich (?:sterbe|tot ware|weg ware)|(?:vor den zug|von der brucke|vom dach|aus dem fenster) (?:\\w+ )?(?:springen|werfen|sturzen)|wie (?:kann ich mich|man) (?:umbringen|stirbt)|pulsadern|strick (?:gekauft|bereit))',
    ],
    named: [
      'nicht mehr (?:leben|weiterleben|existieren|aufwachen|auf der welt sein)',
      'selbstmord\\w*',
      'suizid\\w*',
      'todeswunsch',
    ],
    plan: [
      '(?:alle|samtliche|die ganzen) (?:meine )?(?:tabletten|pillen|schlaftabletten|medikamente) (?:genommen|geschluckt|eingenommen)',
    ],
    theirs: [
      '(?:freund\\w*|schwester|bruder|mutter|vater|sohn|tochter|mann|frau|er|sie) (?:\\w+ ){0,5}(?:will (?:nicht mehr leben|nicht mehr weiterleben|sterben)|will sich umbringen|sich umbringen|sich (?:das leben|umgebracht)|selbstmord\\w*|suizid\\w*)',
    ],
  },
  {
    language: 'pt',
    small: 'so mais realmente agora tambem sempre tanto muito ja mesmo',
    light: [
      '(?:morr\\w+|mort[oa]) de (?:rir|riso|fome|sede|calor|frio|vergonha|sono|cansaco|tedio|saudade\\w*)',
      'nao (?:quero|queria) (?:morrer|me matar)',
      '(?:filme|livro|prevencao) (?:\\w+ ){0,2}suicidio',
    ],
    own: [
      '(?:quero|queria|prefiro|penso em|pensando em|vontade de|vou|desejo|tentei) (?:estar mort\\w|morrer|me matar|matar me|me suicidar|suicidar me|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a minha vida|tudo|minha vida)|nao acordar|sumir (?:para|pra) sempre)',
      'nao (?:quero|aguento|consigo|suporto|tenho vontade de) (?:\\w+ )?(?:viver|existir|vivendo)',
      '(?:melhor|felizes|bem) sem mim',
      '(?:nunca ter nascido|nao ter nascido|nao mereco viver|ninguem (?:vai |iria )?sentir(?:ia)? (?:a )?minha falta|nao quero (?:estar|continuar|ficar) (?:aqui|viv\\w|neste mundo)|nao vale a pena viver|dormir e (?:nao|nunca) acordar|nao (?:voltar a )?acordar|nao vejo (?:razao|motivo|sentido) (?:para|pra|em|de) viver|vida nao (?:tem|faz) sentido)',
      '(?:se eu (?:morrer|morresse|sumisse|desaparecesse)|(?:pular|saltar|me jogar|atirar me) (?:da|do|de|na frente|pela|ao) (?:\\w+ )?(?:ponte|predio|trem|comboio|janela|telhado|metro|carro)|como (?:morrer|me matar)|cortar (?:os |meus )?pulsos|comprei (?:a|uma) corda)',
    ],
    named: ['suicid(?:io|ios|ar\\w*|a|as)', 'pensamentos suicidas'],
    plan: ['(?:tomei|engoli) tod\\w+ (?:\\w+ ){0,2}(?:remedios|comprimidos|cartela|frasco|medicamentos)'],
    theirs: [
      '(?:amig\\w|irma\\w?|mae|pai|filh\\w|namorad\\w|marido|esposa|ele|ela) (?:\\w+ ){0,5}(?:quer (?:morrer|se matar)|se (?:matou|suicidou)|suicidio)',
    ],
  },
  {
    language: 'it',
    small: 'piu solo davvero ora anche sempre tanto molto gia proprio',
    light: [
      '(?:mor\\w+|muoio|mort[oa]) (?:dal|di|dalla|dalle) (?:ridere|risate|fame|sete|caldo|freddo|vergogna|sonno|stanchezza|noia)',
      'non (?:voglio|vorrei) (?:morire|uccidermi)',
      '(?:film|libro|prevenzione) (?:\\w+ ){0,2}suicidi\\w',
    ],
    own: [
      '(?:di|da) farla finita(?! con)',
      '(?:voglio|vorrei|preferirei|penso di|pensando di|penso a|ho voglia di|desidero|sto per|meglio) (?:essere mort\\w|morire|uccidermi|ammazzarmi|suicidarmi|togliermi la vita|farla finita|mettere fine alla mia vita|non svegliarmi|sparire per sempre)',
      'non (?:voglio|riesco a|posso|ho voglia di|ha senso|ce la faccio a) (?:\\w+ )?(?:vivere|esistere)',
      'senza di me',
      'mi (?:ammazzo|uccido)',
      '(?:mai nat\\w|non merito di vivere|nessuno sentirebbe la mia mancanza|non voglio (?:stare|essere) (?:qui|al mondo|viv\\w)|non vale la pena (?:di )?vivere|addormentarmi e non svegliarmi|non svegliarmi|vita non ha senso)',
      '(?:se (?:morissi|muoio|sparissi|non ci fossi)|(?:buttarmi|gettarmi|saltare) (?:giu )?(?:sotto|dal|dalla|nel) (?:\\w+ )?(?:treno|ponte|balcone|finestra|tetto|metro)|come (?:morire|uccidermi)|tagliarmi le vene|comprato la corda)',
    ],
    named: ['suicidi[oa]?', 'pensieri suicidi'],
    plan: ['ho (?:preso|ingoiato) tutt\\w (?:\\w+ ){0,2}(?:pastiglie|pillole|farmaci|medicine|sonniferi|compresse)'],
    theirs: [
      '(?:amic\\w|sorella|fratello|madre|padre|figli\\w|marito|moglie|lui|lei) (?:\\w+ ){0,5}(?:vuole (?:morire|uccidersi)|si e (?:suicidat\\w|uccis\\w)|suicidi\\w)',
    ],
  },
  {
    language: 'nl',
    small: 'gewoon echt alleen nu ook altijd zo heel erg al maar liever soms steeds eigenlijk',
    light: [
      '(?:sterf|ga dood|doodgaan|lach me dood) van (?:het lachen|de honger|de dorst|schaamte|verveling|de hitte)',
      '(?:lach|verveel|erger|werk|schrik) me (?:dood|kapot)',
      'wil niet (?:dood|sterven)',
    ],
    own: [
      '(?:ik|¦) (?:wil|wou|zou|ga|wilde|moet|overweeg|denk erover|denk eraan|wens) (?:dat ik )?(?:om )?(?:mezelf |me |mijzelf )?(?:te )?(?:dood|dood zijn|doodgaan|sterven|dood was|van kant (?:te )?maken|van het leven beroven|doden|ophangen|verhangen|voor de trein|er een eind aan maken|er een einde aan maken|uit het leven stappen|er niet was|dood wil)',
      '(?:mezelf|me|mijzelf) (?:van kant|van het leven|verhangen|ophangen|doden|snijden|pijn doen|iets aan(?:doen| te doen))',
      'ik er niet (?:meer )?was',
      'er (?:niet|geen) (?:meer )?(?:zijn|willen zijn)',
      'zonder mij',
      'levensmoe',
    ],
    named: [
      '(?:niet|geen zin) (?:meer )?(?:te |om te )?(?:leven|wakker worden|bestaan|verder leven)',
      'zelfmoord\\w*',
      'zelfdoding\\w*',
      'suicid(?:aal|ale)',
      'doodswens',
    ],
    plan: [
      'al (?:mijn|de) (?:pillen|medicijnen|slaappillen|tabletten) (?:ingenomen|geslikt|genomen)',
      'alle (?:pillen|medicijnen|tabletten) (?:ingenomen|geslikt|genomen)',
      'afscheidsbrie\\w+',
    ],
    theirs: [
      '(?:vriend\\w*|zus|broer|moeder|vader|zoon|dochter|man|vrouw|hij|zij) (?:\\w+ ){0,5}(?:wil (?:dood|niet leven|niet meer leven)|zelfmoord\\w*|zichzelf (?:doden|van kant))',
    ],
  },
  {
    language: 'pl',
    small: 'juz tylko naprawde teraz tez zawsze bardzo tak po prostu jakos ciagle wole najchetniej czasem',
    light: [
      '(?:umieram|umrzec|umre|umarl\\w*) (?:z|ze) (?:smiechu|glodu|nudow|wstydu|ciekawosci|goraca|pragnienia)',
      'nie (?:chce|chcialbym|chcialabym) (?:umrzec|umierac|sie zabic)',
      '(?:film|ksiazka|profilaktyka|zapobieganie) (?:\\w+ ){0,2}samoboj\\w+',
    ],
    own: [
      '(?:zabije sie|sie zabije|powiesze sie|potne sie|tne sie|sie tne|okaleczam sie|sie okaleczam)',
      'beze mnie',
      '(?:lepiej|wolal\\w*bym) (?:bylo )?(?:by )?(?:gdybym|zebym) (?:umarl\\w*|nie zyl\\w*|sie nie urodzil\\w*|zniknal|zniknela)',
      '(?:mam dosc|zmeczon\\w+|dosc) (?:tego )?zycia|zyciem',
    ],
    named: [
      '(?:chce|chcialbym|chcialabym|chcial\\w*|wolal\\w*bym|musze|mam ochote|mysle|planuje|zamierzam|zaraz|marze) (?:o tym )?(?:zeby )?(?:umrzec|nie zyc|sie zabic|zabic sie|zniknac na zawsze|skonczyc z (?:soba|tym|zyciem)|odebrac sobie zycie|skoczyc|zdechnac|sie powiesic|powiesic sie|sie nie obudzic|nie obudzic sie|zasnac i sie nie obudzic)',
      'nie (?:chce|mam po co|mam sily|moge|umiem|warto|mam ochoty) (?:mi sie )?(?:dluzej |dalej )?(?:zyc|istniec)',
      'samoboj\\w+',
      'mysli o smierci',
    ],
    plan: [
      '(?:polknal\\w*|polknel\\w*|wzial\\w*|wziel\\w*|zjadl\\w*|lyknel\\w*) (?:\\w+ )?(?:wszystkie|cale|cala|garsc) (?:\\w+ )?(?:tablet\\w+|lek\\w*|proszk\\w+|opakowanie|pigul\\w+)',
      'list\\w* pozegnaln\\w+',
      '(?:stoje|siedze) na (?:moscie|dachu|torach)',
    ],
    theirs: [
      '(?:kolega|kolezanka|przyjaci\\w+|siostra|brat|mama|tata|syn|corka|maz|zona|chlopak|dziewczyna|on|ona) (?:\\w+ ){0,5}(?:(?:nie )?chce (?:umrzec|sie zabic|zyc|zabic sie)|sie (?:zabil\\w*|powiesil\\w*)|samoboj\\w+)',
    ],
  },
  {
    language: 'tr',
    small: 'artik sadece gercekten simdi de da hep cok bazen bile keske sanki oyle',
    light: [
      '(?:acliktan|gulmekten|sicaktan|yorgunluktan|utancimdan|utanctan|meraktan|can sikintisindan|susuzluktan|uykusuzluktan|soguktan) (?:ol\\w+|geber\\w+)',
      'olmek istemiyorum',
      'intihar(?:i|in)? (?:onleme|film)\\w*',
    ],
    own: [
      '(?:olmek|gebermek|olup gitmek|yok olmak|olmus olmak) (?:istiyorum|isterdim|isterim|ister\\w*|istedim)',
      '(?:keske )?(?:olsem|olseydim|olsem de kurtulsam|dogmasaydim|hic dogmasaydim|uyanmasam|uyanmasaydim)',
      'yasamak (?:istemiyorum|icin (?:bir )?(?:sebebim|nedenim) (?:yok|kalmadi)|anlamsiz|zor geliyor)',
      'yasama(?:nin|k) (?:anlami|icin nedenim) (?:yok|kalmadi)',
      'bir daha uyanmamak istiyorum',
      'yasamaktan (?:yoruldum|biktim|usandim)',
      'hayattan (?:biktim|usandim|yoruldum)',
      'kendimi (?:oldur\\w+|as(?:acagim|mak)|kes\\w+|jilet\\w+|atmak|atacagim|yaral\\w+)',
      'canima kiy\\w+|hayatima son\\w*|(?:yasamima|hayatima) son ver\\w+',
      'bensiz (?:herkes )?(?:daha )?(?:iyi|mutlu|rahat)',
      'ben olmasam',
    ],
    named: ['intihar\\w*'],
    plan: [
      '(?:butun|tum|bir kutu|bir avuc) (?:\\w+ )?(?:hap\\w*|ilac\\w*|tablet\\w*) (?:ictim|yuttum|aldim)',
      'veda mektub\\w+',
      '(?:koprude|catida|raylarda)yim',
    ],
    theirs: [
      '(?:arkadas\\w*|kardes\\w*|abla\\w*|abi\\w*|anne\\w*|baba\\w*|ogl\\w*|kizim|esim|sevgilim) (?:\\w+ ){0,4}(?:olmek istiyor|intihar\\w*|kendini (?:oldur|as)\\w+)(?!um)',
    ],
  },
  {
    language: 'hi',
    small: 'bas bahut sach mein kabhi yaar ab to toh hi bhi',
    light: [
      '(?:hasi|hans|bhook|bhookh|sharam|garmi|neend|thakan) (?:se|ke|hans) (?:ke )?(?:mar\\w*)',
      'marna nahi\\w* (?:chah\\w+|hai)',
    ],
    own: [
      '(?:mujhe|muje|main|mai|mein|me|¦) (?:mar jana|marna|mar jaana|suicide karna|khudkushi karna|mar jau\\w*) (?:hai|chah\\w+|h|hu|hoon)',
      '(?:mujhe|main|mai|¦) (?:nahi|nahin|nhi) (?:jeena|jina|rehna)',
      '(?:jeena|jina) (?:nahi|nahin|nhi)',
      '(?:apni|khud ki) jaan (?:le|de)\\w*',
      'zindagi se (?:thak|tang|haar)\\w*',
      '(?:sab|sabhi) mere (?:bina|bagair)',
      'khud ko (?:khatam|khatm|maar|kaat)\\w*',
    ],
    named: ['khudkushi', 'khudkhushi', 'atmahatya', 'aatmahatya'],
    plan: [
      '(?:saari|sari|sab|bahut saari) (?:\\w+ )?(?:goliyan|goliya|dawai\\w*|tablets) (?:kha|le) (?:li|lee|liya)\\w*',
    ],
    theirs: [
      '(?:dost|bhai|behen|papa|mummy|maa|usko|wo|vo) (?:\\w+ ){0,4}(?:marna (?:hai|chahta hai|chahti hai)|suicide\\w*|khudkushi)(?! (?:hu|hoon))',
    ],
  },
];

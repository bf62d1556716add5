/**
 * The concepts the rules speak of, as the words that carry them: all forms, lower case, without apostrophes or
 * accents, with the misspellings people really make. A concept is a meaning, not a part of speech.
 */
const lists = {
  I: 'i im ive id ill ima imma iam',
  ME: 'me myself',
  MY: 'my mine own',
  SELF: 'myself meself mself mysel mysef myslef mysefl mahself self',
  /** Somebody who is not the writer, as a subject. */
  HE: 'he she they hes shes theyre theyve hed shed theyd whos',
  HIM: 'him her them himself herself themselves themself hisself theirself',
  HIS: 'his her their hers theirs',
  PERSON:
    'friend friends bestie bff brother sister bro sis sibling cousin mom mum mother mama dad father papa parent parents son daughter kid kids child children baby husband wife hubby spouse partner boyfriend girlfriend bf gf fiance fiancee ex roommate flatmate housemate coworker colleague boss manager uncle aunt niece nephew grandpa grandma grandfather grandmother gran nan neighbour neighbor student students teacher classmate classmates patient client someone somebody person people man woman guy guys girl boy teen teenager stepdad stepmom stepfather stepmother stepson stepdaughter mate buddy pal twin veteran soldier everyone therapist doctor team coach crush character hero heroine villain detective protagonist narrator singer actor farmer farmers',
  FICTION:
    'novel novels story stories character characters movie movies film films book books show series episode song songs lyrics game games dnd poem scene plot script screenplay play villain hero heroine protagonist detective chapter manga anime fanfic fanfiction documentary podcast romeo juliet musical opera netflix rpg campaign actor',
  TOPIC:
    'essay article articles documentary prevention preventing awareness hotline helpline line squad bombing bomber bombings bombers thesis dissertation research rates rate statistics stats study studying studies lecture lectures seminar laws law news training class course paper report museum headline policy campaign month week volunteer volunteering counselor counsellor podcast euthanasia workshop ethics legislation memoir nurse unit curriculum debate presentation',
  KILL: 'kill kil kll kiling killing kills killed unalive unaliving unalived unalives off offing murder murdering hang hanging hung hanged drown drowning drowned shoot shooting shot strangle strangling suffocate suffocating neck necking rope top topping yeet yeeting poison poisoning gas gassing electrocute end ending delete deleting exterminate eliminate execute suicide throw throwing fling jump finish kermit erase rid',
  SLAY: 'kill kil kiling kills killing killed',
  KILLED: 'killed ended offed hanged shot drowned hung unalived',
  DIE: 'die dei dieing dying died dead death skull unalived deceased dy perish perished unalive expire',
  END: 'end ending ends ended finish finishing',
  LIFE: 'life lives living existence',
  LIVE: 'live living exist existing alive existence breathing here continue',
  WANT: 'want wants wanted wanting wanna wana wnat wan wannaa wish wishing wished hope hoping hoped pray praying prayed long longing craving crave need needing ready desire fantasize fantasise fantasizing fantasising dream dreaming consider considering considered contemplate contemplating imagine imagining imagined picture picturing urge urges tempted deserve deserved begging beg prefer rather wants wanting desperate tryna trynna',
  /** On the way to doing it. */
  GOING: 'gonna gunna gonan finna about planning plan planned intend intending decided will close closer ready tonight',
  THINK:
    'think thinking thought thoughts thinkin consider considering considered contemplate contemplating contemplated imagine imagining imagined picture picturing pictured fantasize fantasise fantasizing fantasising dream dreaming obsess obsessed obsessing ideas idea ideation urge urges urging tempted temptation obsession googling google researching researched looking planning fantasies fantasy images image visions daydream daydreaming',
  TRY: 'try tried trying attempt attempted attempting attempts',
  SUICIDE:
    'suicide suicidal suicides sewerslide suicid suiside suisidal sueside suecide soocide suacide sui sewercide sooicide suicidality suicidally suic selfdeletion parasuicide',
  KMS: 'kms kmsing kmself kmslf kmys ctb ctbing',
  DONT: 'dont idc idgaf not never no wont wouldnt isnt arent aint didnt doesnt havent hasnt hadnt wasnt nobody nothing none without cant couldnt nor neither hardly barely stopped stop no non ne pas nunca jamas nicht nie nao jamais',
  /** A plain no to what follows it. "Can't" is none: who cannot kill himself has thought of it. */
  NO: 'dont not never no wont wouldnt isnt arent aint didnt doesnt havent hasnt wasnt without nor neither none zero nunca nicht nie nao jamais kein keine keinen ningun pas niet geen',
  CANT: 'cant couldnt can',
  THINKS: 'think mean believe say said feel guess suppose that like saying feeling know',
  WAKE: 'wake waking woke awake awaken',
  SLEEP: 'sleep sleeping asleep bed slept nap',
  GONE: 'gone dead away disappeared vanished died disappear vanish passed',
  VANISH: 'disappear disappearing vanish vanishing evaporate dissolve fade cease',
  BETTER: 'better happier easier relieved fine ok okay improved simpler freer well',
  EVERYONE:
    'everyone everybody world family kids children wife husband parents mom dad they people friends team anyone son daughter theyd boyfriend girlfriend partner mother father sister brother',
  BURDEN: 'burden weight nuisance liability deadweight',
  FOREVER: 'forever permanently permanent eternity good always',
  IT: 'it everything things all this pain suffering hurting hurt misery nightmare life myself',
  PAIN: 'pain hurting suffering agony noise misery torment',
  METHOD:
    'pills pill meds medication medications tablets tablet tylenol paracetamol ibuprofen advil aspirin benadryl xanax oxy oxycodone fentanyl heroin insulin antidepressants benzos valium ambien melatonin codeine morphine opioids vodka bleach antifreeze poison cyanide nitrogen helium monoxide carbon rope noose belt gun pistol revolver shotgun rifle glock bullet bullets knife razor razors blade blades exhaust bridge bridges cliff train trains overpass ledge roof rooftop hose bag zoloft prozac sertraline lithium painkillers acetaminophen bottle',
  DRUG: 'pills pill meds medication medications tablets tablet tylenol paracetamol ibuprofen advil aspirin benadryl xanax oxy oxycodone fentanyl heroin insulin antidepressants benzos valium ambien melatonin codeine morphine opioids bleach antifreeze poison zoloft prozac sertraline lithium painkillers acetaminophen medicine prescription prescriptions capsules klonopin seroquel tramadol oramorph methadone diazepam citalopram cocodamol propranolol gabapentin pregabalin zopiclone antihistamines percocet vicodin adderall mirtazapine quetiapine amitriptyline sleepers tylenols paracetamols xanny nytol temazepam opioids',
  GUN: 'gun pistol revolver shotgun rifle glock handgun firearm 45 9mm bullet barrel',
  BLADE: 'knife razor razors blade blades scissors boxcutter scalpel lighter needle glass shaver',
  ROPE: 'rope noose ligature belt cord',
  HEIGHT:
    'roof rooftop ledge bridge cliff balcony overpass windowsill railing parapet edge building window floor tracks platform',
  TRAFFIC: 'bus truck car train lorry traffic meteor lightning bullet asteroid semi subway tram tractor',
  TAKE: 'took take taken taking swallowed swallow swallowing downed drank drunk ingested ate overdosed popped necked',
  MANY: 'all whole entire bunch handful many bottle every lots lot loads pack packet box most overdose much ton fistful',
  HURT: 'hurt hurting harm harming cut cutting burn burning burned burnt injure injuring scratch scratching hit hitting punch punching bite biting slice slicing carve carving slash slashing punish punishing bruise bruising stab slap slapping hurts cuts slit slitting choke choking mutilate pinch selfharm torture slapped punched bit bitten carved sliced slashed stabbed choked pinched scratched bruised punished harmed injured mutilated burns bites scratches punches slaps carves bash bashed bang banged banging',
  CUT: 'cut cutting cuts sliced slicing slice selfharm selfharmed selfharming sh',
  BODY: 'arm arms wrist wrists thigh thighs leg legs skin hand hands stomach neck hips hip head forearm forearms shoulder shoulders throat ankles ankle vein veins',
  ACCIDENT:
    'accident accidentally shaving chopping cooking opening slicing kitchen gym oven stove iron paper onion onions onions carrots bread bagel can cat dog bike football soccer workout running yoga workshop gardening hair grass lawn lifting falling ladder tripping cupboard door car shaved coffee tea soup sunburn',
  SOON: 'tonight tonights today now tomorrow soon weekend hour hours minutes friday saturday sunday monday tuesday wednesday thursday christmas birthday morning midnight',
  DAY: 'date day night time spot place hour friday saturday sunday monday tuesday wednesday thursday tonight weekend christmas',
  NOTE: 'note notes letter letters goodbye goodbyes farewell farewells message',
  SHAME:
    'shame embarrassment embarrassed laughter laughing boredom bored heat hunger hungry thirst cringe jealousy happiness cuteness curiosity excitement anticipation cold secondhand envy',
  FILL: 'to be just really so fucking fking freaking fuckin effing badly much very was were is am are would could should i it that like kinda sorta actually literally lowkey honestly truly a an bit lil little more than anything about of not never even always constantly still sometimes again maybe probably only had have having been of on the in with how it all also too how keep keeps getting get got go going gonna im ive id do doing did feel feeling myself already simply seriously basically definitely lately now right secretly desperately genuinely deeply actively often daily sort somehow and or idea thought thoughts bloody damn well quietly rn fr tbh my own this these those such for being 2 u might may can will ever almost nearly one some day days',
  LAUGH: 'lol lmao haha hahaha laugh rofl lmfao',
  PARTNER:
    'husband wife boyfriend girlfriend bf gf partner spouse fiance fiancee ex hubby he she mom mum mother dad father stepdad stepmom stepfather stepmother uncle aunt brother sister cousin grandfather grandpa parents they boss coach teacher neighbor neighbour roommate son daughter man guy someone family hes shes theyre',
  BEAT: 'hit hits hitting beat beats beating beaten slap slaps slapped slapping punch punches punched punching kick kicks kicked choke chokes choked choking strangled strangles shove shoves shoved abuse abuses abused abusing molest molests molested raped rapes assaulted assaults grabbed grabs shook attacked attacks burned',
  RAPE: 'rape raped raping rapes molested molesting assaulted groped molest molests rapist',
  THREATEN: 'threatened threatens threatening threaten threats',
  ATTACK:
    'kill killing hurt hurting harm harming stab stabbing strangle strangling shoot shooting murder murdering attack attacking beat choke choking punch poison bomb burn hit smother smothering shake drown slaughter',
  OTHERS:
    'him her them someone somebody people boss stepfather stepdad stepmom dad mom mum mother father brother sister ex husband wife boyfriend girlfriend neighbor neighbour coworker coworkers colleagues roommate kid kids baby child children son daughter everyone classmates teacher others strangers boss partner family parents students guy woman man bullies bully',
  VOICES: 'voices voice',
  SAYS: 'tell tells told telling say says said saying command commands commanded commanding whisper whispers whispering laughing call calling talk talking talks speaks speak',
  PURGE: 'purge purging purged purges',
  VOMIT: 'vomit vomiting puke puking throw threw throwing sick gag',
  NUMBERWORD: 'two three four five six seven eight nine ten several couple few',
  DISTRESS:
    'overwhelmed lonely alone panic anxious anxiety exhausted depressed depression sad crying cry cried empty numb stuck hopeless worthless scared afraid terrified hate stressed stress failure failing racing ashamed shame invisible broken lost hurting hurts trapped angry miserable burned burnt burnout drowning grief grieving heartbroken desperate tired helpless pointless guilty unloved rejected bullied nightmare nightmares overthinking worried behind disappointment lonelier pain struggling ruin miss',
  ALIVE: 'alive exist existing existence exists breathing',
  LIVING: 'living life live lived',
  /** What is said of a life by one who no longer wants it. */
  BLEAK:
    'pointless meaningless worthless waste wasted exhausting chore done tired sick hate hated mistake burden unbearable enough useless regret punishment torture hell cursed curse through worth point purpose reason unlivable torment sentence struggle value care through',
  AGAINST:
    'dont not no never nothing cant couldnt only because scared why forced stuck trapped obligation people shouldnt wouldnt hate tired sick mistake regret burden hurts exhausting chore isnt wish without undeserving',
  /** No longer in the world. */
  ABSENT: 'die died dead gone disappeared disappear vanished vanish werent wasnt killed here existed exist born alive',
  IF: 'if when once after unless suppose',
  FUTURE:
    'tomorrow year years christmas birthday thirty forty twenty fifty sixty summer winter spring weekend week month morning monday holidays graduation next thirties forties',
  HOPE: 'hope hopes hoping hoped wish wishes wishing wished pray prays praying prayed want wanna fantasize fantasise fantasizing fantasising dream dreaming daydream daydreaming imagine imagining picture picturing envy',
  FATE: 'plane crash crashes cancer tumor tumour terminal sick illness disease lightning meteor stroke aneurysm funeral coffin casket grave heart fatal accident attack bomb virus',
  HOLD: 'have has got hold holding held sit sits sitting sat parked park keep keeps kept near next beside know tested loaded own bought stashed out mixed filled counted laid standing stand staring looking up closet drawer hidden ready lined waiting prepared running alone',
  ARMS: 'gun shotgun pistol revolver rifle handgun glock noose rope razors blades helium ledge tracks cliff pills exhaust garage engine bridge overpass rooftop railing knife bullets',
  HARMLESS:
    'nets netting safety organizer weekly hunting hunt hunts fixing fix clean cleaning work working job scouts set swing climbing doctor prescribed headache breakfast camp range collects collect collection photo photos view station commute painting repair repairing tiles gutters antenna antennas tour museum law laws legal license video game games vintage antique cooking cook chef dinner fishing pharmacy refill jog jogging hiking hike biking traffic golden trip tourist bread vitamins allergy antibiotics pool shaving shave crossing cross mechanic oil truck browser search trail control lunch toy nerf glue nail airsoft heat massage terrace watched boats lovely enjoyed pretty coffee drinks bbq',
  QUESTION: 'how what whats which where when whens',
  LETHAL:
    'die dies dying kill kills killing lethal fatal deadly overdose od drown drowning hang hanging bleed bleeding suffocate suffocating suicide unalive hanged asphyxiation breathing dead',
  MEANS:
    'yourself urself oneself themselves myself person human someone you people xanax pills dose doses tylenol rope belt bag gun heroin fentanyl insulin bleach ammonia helium nitrogen monoxide alcohol beers vodka deep high tall stories floors meters feet jump jumping fall mix mixing medication medications meds antidepressants benadryl aspirin ibuprofen paracetamol advil morphine oxy cut cutting exhaust car train razor wrists vein artery painless painlessly quick quickly fast hurt painful long amount enough method methods way ways knot noose',
  RESCUE:
    'help say support prevent preventing save avoid safe symptoms signs worried cope grieve war history panic attack anxiety stress cancer covid flu heart loneliness caffeine virus spider plant plants dog cat weeds bugs battery phone time talk friend sister brother mom dad son daughter husband wife she he him her noise worry fish hair lights episode movie game season garden cold',
  DAYS: 'day days night nights week weeks',
} satisfies Record<string, string>;

export type Concept = keyof typeof lists;

export const concepts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(lists).map(([name, words]) => [name, words.split(' ')]),
);

/** One slip away from a key word, and words of their own: bills that are overdue, a thing to overcome. */
export const notSlips: readonly string[] =
  'overcome overcame overcomes overcoming overdue overdo overdoes overdoing overdone overuse overused overusing handing liking lining loving hurling hurtling hunting exciting exiting editing emitting exerting exacting evicting enlisting existent'.split(
    ' ',
  );

/** Words worth undoing a disguise or a typing slip for. */
export const keyWords: ReadonlySet<string> = new Set(
  'kill killing killed myself yourself suicide suicidal suicides die dying dead death kms kys ctb unalive unaliving overdose overdosed overdosing hanging selfharm cutting hurting goodbye alive living existing worthless burden tonight cut sh end pills slit noose'.split(
    ' ',
  ),
);

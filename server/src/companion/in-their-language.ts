import type { LanguageCode } from './language-code.ts';

/** What Wren can say in a language that it does not know well. Nobody who grew up with it has checked the words yet (docs/safety.md). */
export interface TheirLanguage {
  /** That it is a program which knows English well and nothing else. */
  readonly honest: string;
  /** That a few words of English would do. */
  readonly english: string;
  /** Said when those have been said. */
  readonly again: string;
  /** {line}: the name and number of a crisis line. */
  readonly danger: string;
  /** To somebody who speaks of dying. */
  readonly heard: string;
  readonly asks: string;
  /** {emergency}: the number for an ambulance. */
  readonly urgent: string;
  readonly near: string;
  /** To somebody who is hurt by another, where Wren hears that in their language. */
  readonly hurt?: { readonly notYours: string; readonly safe: string };
}

export const inTheirLanguage: Readonly<Record<LanguageCode, TheirLanguage>> = {
  es: {
    honest:
      'Gracias por escribir. Soy Wren, un programa de ordenador, y solo entiendo bien el inglés, así que no quiero fingir que te entiendo del todo.',
    english: 'Si puedes, escríbeme en inglés, aunque sean pocas palabras.',
    again: 'Leo lo que escribes, aunque solo lo entienda a medias.',
    danger: 'Si estás en peligro o piensas en hacerte daño, llama ahora: {line}.',
    heard: 'Lo que cuentas es importante, y no tienes que pasar por esto a solas.',
    asks: '¿Estás pensando en quitarte la vida?',
    urgent: 'Por favor, llama ahora mismo al {emergency}.',
    near: '¿Hay alguien contigo en este momento?',
    hurt: { notYours: 'No es culpa tuya que alguien te haga daño.', safe: '¿Estás a salvo en este momento?' },
  },
  fr: {
    honest:
      "Merci de m'avoir écrit. Je suis Wren, un programme informatique, et je ne comprends bien que l'anglais ; je préfère ne pas faire semblant.",
    english: 'Si c’est possible, écris-moi en anglais, même avec peu de mots.',
    again: 'Je lis ce que tu écris, même si je ne comprends pas tout.',
    danger: 'Si tu es en danger ou si tu penses à te faire du mal, appelle maintenant : {line}.',
    heard: 'Ce que tu écris compte, et tu n’as pas à traverser cela sans aide.',
    asks: 'Est-ce que tu penses à te donner la mort ?',
    urgent: 'S’il te plaît, appelle le {emergency} tout de suite.',
    near: 'Est-ce que quelqu’un est avec toi en ce moment ?',
    hurt: { notYours: 'Si quelqu’un te fait du mal, ce n’est pas ta faute.', safe: 'Es-tu en sécurité en ce moment ?' },
  },
  de: {
    honest:
      'Danke, dass du schreibst. Ich bin Wren, ein Computerprogramm, und verstehe nur Englisch gut; ich möchte nicht so tun, als wäre es anders.',
    english: 'Wenn du kannst, schreib mir auf Englisch, ein paar Worte genügen.',
    again: 'Ich lese, was du schreibst, auch wenn ich nicht alles verstehe.',
    danger: 'Wenn du in Gefahr bist oder daran denkst, dir etwas anzutun, ruf bitte jetzt an: {line}.',
    heard: 'Was du schreibst, ist wichtig, und du musst da nicht allein durch.',
    asks: 'Denkst du daran, dir das Leben zu nehmen?',
    urgent: 'Bitte ruf jetzt sofort {emergency} an.',
    near: 'Ist gerade jemand bei dir?',
    hurt: { notYours: 'Wenn dir jemand wehtut, ist das nicht deine Schuld.', safe: 'Bist du gerade in Sicherheit?' },
  },
  pt: {
    honest:
      'Obrigado por escrever. Sou o Wren, um programa de computador, e só entendo bem inglês; prefiro não fingir que entendi tudo.',
    english: 'Se puder, escreva em inglês, mesmo que sejam poucas palavras.',
    again: 'Leio o que escreve, mesmo sem entender tudo.',
    danger: 'Se estiver em perigo ou pensar em se magoar, ligue agora: {line}.',
    heard: 'O que escreve é importante, e não tem de passar por isto sem ajuda.',
    asks: 'Está a pensar em tirar a própria vida?',
    urgent: 'Por favor, ligue já para o {emergency}.',
    near: 'Há alguém consigo neste momento?',
    hurt: { notYours: 'Se alguém lhe faz mal, a culpa não é sua.', safe: 'Está em segurança neste momento?' },
  },
  it: {
    honest:
      'Grazie per avermi scritto. Sono Wren, un programma per computer, e capisco bene solo l’inglese; preferisco non fingere.',
    english: 'Se puoi, scrivimi in inglese, anche con poche parole.',
    again: 'Leggo quello che scrivi, anche se non capisco tutto.',
    danger: 'Se sei in pericolo o pensi di farti del male, chiama subito: {line}.',
    heard: 'Quello che scrivi è importante, e non devi affrontarlo senza aiuto.',
    asks: 'Stai pensando di toglierti la vita?',
    urgent: 'Per favore, chiama subito il {emergency}.',
    near: 'C’è qualcuno con te in questo momento?',
    hurt: {
      notYours: 'Se qualcuno ti fa del male, la colpa non è tua.',
      safe: 'In questo momento ti trovi al sicuro?',
    },
  },
  nl: {
    honest:
      'Bedankt voor je bericht. Ik ben Wren, een computerprogramma, en ik begrijp alleen Engels goed; ik wil niet doen alsof het anders is.',
    english: 'Als het kan, schrijf me in het Engels, een paar woorden zijn genoeg.',
    again: 'Ik lees wat je schrijft, ook al begrijp ik niet alles.',
    danger: 'Als je in gevaar bent of eraan denkt jezelf iets aan te doen, bel dan nu: {line}.',
    heard: 'Wat je schrijft is belangrijk, en je hoeft dit niet alleen te dragen.',
    asks: 'Denk je eraan om een einde aan je leven te maken?',
    urgent: 'Bel alsjeblieft nu meteen {emergency}.',
    near: 'Is er op dit moment iemand bij je?',
    hurt: { notYours: 'Als iemand je pijn doet, is dat niet jouw schuld.', safe: 'Ben je op dit moment veilig?' },
  },
  pl: {
    honest:
      'Dziękuję za wiadomość. Jestem Wren, program komputerowy, i dobrze rozumiem tylko angielski; nie chcę udawać, że jest inaczej.',
    english: 'Jeśli możesz, napisz po angielsku, wystarczy kilka słów.',
    again: 'Czytam, co piszesz, choć nie wszystko rozumiem.',
    danger: 'Jeśli grozi Ci niebezpieczeństwo lub myślisz o zrobieniu sobie krzywdy, zadzwoń teraz: {line}.',
    heard: 'To, co piszesz, jest ważne i nie musisz być z tym samotnie.',
    asks: 'Czy myślisz o odebraniu sobie życia?',
    urgent: 'Proszę, zadzwoń teraz pod {emergency}.',
    near: 'Czy ktoś jest teraz przy Tobie?',
  },
  tr: {
    honest:
      'Yazdığın için teşekkürler. Ben Wren, bir bilgisayar programıyım ve yalnızca İngilizceyi iyi anlıyorum; anlamış gibi yapmak istemem.',
    english: 'Yapabilirsen bana İngilizce yaz, birkaç kelime yeter.',
    again: 'Hepsini anlamasam da yazdıklarını okuyorum.',
    danger: 'Tehlikedeysen ya da kendine zarar vermeyi düşünüyorsan lütfen şimdi ara: {line}.',
    heard: 'Yazdıkların önemli ve bunu tek başına taşımak zorunda değilsin.',
    asks: 'Yaşamına son vermeyi düşünüyor musun?',
    urgent: 'Lütfen hemen {emergency} numarasını ara.',
    near: 'Şu anda yanında biri var mı?',
  },
  sv: {
    honest:
      'Tack för att du skriver. Jag är Wren, ett datorprogram, och jag förstår bara engelska bra; jag vill inte låtsas något annat.',
    english: 'Skriv gärna till mig på engelska om du kan, några få ord räcker.',
    again: 'Jag läser det du skriver, även om jag inte förstår allt.',
    danger: 'Om du är i fara eller tänker på att göra dig själv illa, ring nu: {line}.',
    heard: 'Det du skriver är viktigt, och du behöver inte bära det här ensam.',
    asks: 'Tänker du på att ta ditt liv?',
    urgent: 'Ring {emergency} nu direkt.',
    near: 'Är någon hos dig just nu?',
  },
  da: {
    honest:
      'Tak, fordi du skriver. Jeg er Wren, et computerprogram, og jeg forstår kun engelsk godt; jeg vil ikke lade som noget andet.',
    english: 'Skriv til mig på engelsk, hvis du kan, nogle få ord er nok.',
    again: 'Jeg læser det, du skriver, også selv om jeg ikke forstår det hele.',
    danger: 'Hvis du er i fare eller tænker på at gøre skade på dig selv, så ring nu: {line}.',
    heard: 'Det, du skriver, er vigtigt, og du behøver ikke bære det alene.',
    asks: 'Tænker du på at tage dit eget liv?',
    urgent: 'Ring til {emergency} nu med det samme.',
    near: 'Er der nogen hos dig lige nu?',
  },
  no: {
    honest:
      'Takk for at du skriver. Jeg er Wren, et dataprogram, og jeg forstår bare engelsk godt; jeg vil ikke late som noe annet.',
    english: 'Skriv til meg på engelsk hvis du kan, noen få ord er nok.',
    again: 'Jeg leser det du skriver, selv om jeg ikke forstår alt.',
    danger: 'Hvis du er i fare eller tenker på å skade deg selv, ring nå: {line}.',
    heard: 'Det du skriver er viktig, og du trenger ikke å bære dette alene.',
    asks: 'Tenker du på å ta livet ditt?',
    urgent: 'Ring {emergency} nå med en gang.',
    near: 'Er noen hos deg akkurat nå?',
  },
  fi: {
    honest:
      'Kiitos, että kirjoitat. Olen Wren, tietokoneohjelma, ja ymmärrän hyvin vain englantia; en halua teeskennellä muuta.',
    english: 'Jos voit, kirjoita minulle englanniksi, muutama sana riittää.',
    again: 'Luen sen, mitä kirjoitat, vaikka en ymmärrä kaikkea.',
    danger: 'Jos olet vaarassa tai ajattelet satuttaa itseäsi, soita nyt: {line}.',
    heard: 'Se, mitä kirjoitat, on tärkeää, eikä sinun tarvitse kantaa sitä yksin.',
    asks: 'Ajatteletko itsemurhaa?',
    urgent: 'Soita nyt heti numeroon {emergency}.',
    near: 'Onko joku luonasi juuri nyt?',
  },
  ro: {
    honest:
      'Mulțumesc că ai scris. Sunt Wren, un program de calculator, și înțeleg bine doar engleza; nu vreau să mă prefac.',
    english: 'Dacă poți, scrie-mi în engleză, câteva cuvinte sunt de ajuns.',
    again: 'Citesc ce scrii, chiar dacă nu înțeleg totul.',
    danger: 'Dacă ești în pericol sau te gândești să îți faci rău, sună acum: {line}.',
    heard: 'Ceea ce scrii este important și nu trebuie să treci prin asta fără ajutor.',
    asks: 'Te gândești să îți iei viața?',
    urgent: 'Te rog, sună acum la {emergency}.',
    near: 'Este cineva cu tine chiar acum?',
  },
  hu: {
    honest:
      'Köszönöm, hogy írsz. Wren vagyok, egy számítógépes program, és csak angolul értek jól; nem akarok úgy tenni, mintha másképp volna.',
    english: 'Ha tudsz, írj angolul, néhány szó is elég.',
    again: 'Elolvasom, amit írsz, még ha nem is értek mindent.',
    danger: 'Ha veszélyben vagy, vagy arra gondolsz, hogy kárt teszel magadban, hívd most: {line}.',
    heard: 'Fontos, amit írsz, és nem kell ezzel egyedül maradnod.',
    asks: 'Gondolsz arra, hogy véget vetsz az életednek?',
    urgent: 'Kérlek, hívd most azonnal a {emergency} számot.',
    near: 'Van most melletted valaki?',
  },
  cs: {
    honest:
      'Díky, že píšeš. Jsem Wren, počítačový program, a dobře rozumím jen angličtině; nechci předstírat nic jiného.',
    english: 'Pokud můžeš, napiš mi anglicky, stačí pár slov.',
    again: 'Čtu, co píšeš, i když všemu nerozumím.',
    danger: 'Pokud ti hrozí nebezpečí nebo myslíš na to, že si ublížíš, zavolej teď: {line}.',
    heard: 'To, co píšeš, je důležité a nemusíš na to být bez pomoci.',
    asks: 'Přemýšlíš o tom, že si vezmeš život?',
    urgent: 'Prosím, zavolej hned teď {emergency}.',
    near: 'Je teď někdo u tebe?',
  },
  sk: {
    honest:
      'Ďakujem, že píšeš. Som Wren, počítačový program, a dobre rozumiem len po anglicky; nechcem predstierať nič iné.',
    english: 'Ak môžeš, napíš mi po anglicky, stačí pár slov.',
    again: 'Čítam, čo píšeš, aj keď všetkému nerozumiem.',
    danger: 'Ak ti hrozí nebezpečenstvo alebo myslíš na to, že si ublížiš, zavolaj teraz: {line}.',
    heard: 'To, čo píšeš, je dôležité a nemusíš na to byť bez pomoci.',
    asks: 'Premýšľaš o tom, že si vezmeš život?',
    urgent: 'Prosím, zavolaj hneď teraz {emergency}.',
    near: 'Je teraz niekto pri tebe?',
  },
  sl: {
    honest: 'Hvala, da pišeš. Sem Wren, računalniški program, in dobro razumem samo angleško; nočem se pretvarjati.',
    english: 'Če lahko, mi piši v angleščini, nekaj besed je dovolj.',
    again: 'Berem, kar pišeš, čeprav ne razumem vsega.',
    danger: 'Če si v nevarnosti ali misliš na to, da bi si kaj storil/a, pokliči zdaj: {line}.',
    heard: 'To, kar pišeš, je pomembno in s tem ti ni treba ostati brez pomoči.',
    asks: 'Ali misliš na to, da bi si vzel/a življenje?',
    urgent: 'Prosim, takoj pokliči {emergency}.',
    near: 'Je zdaj kdo pri tebi?',
  },
  hr: {
    honest: 'Hvala što pišeš. Ja sam Wren, računalni program, i dobro razumijem samo engleski; ne želim se pretvarati.',
    english: 'Ako možeš, piši mi na engleskom, dovoljno je nekoliko riječi.',
    again: 'Čitam to što pišeš, iako ne razumijem sve.',
    danger: 'Ako si u opasnosti ili razmišljaš o tome da si naudiš, nazovi sada: {line}.',
    heard: 'To što pišeš je važno i ne moraš kroz ovo prolaziti bez pomoći.',
    asks: 'Razmišljaš li o tome da si oduzmeš život?',
    urgent: 'Molim te, odmah nazovi {emergency}.',
    near: 'Je li netko sada uz tebe?',
  },
  sr: {
    honest:
      'Hvala što pišeš. Ja sam Wren, računarski program, i dobro razumem samo engleski; ne želim da se pretvaram.',
    english: 'Ako možeš, piši mi na engleskom, dovoljno je nekoliko reči.',
    again: 'Čitam to što pišeš, iako ne razumem sve.',
    danger: 'Ako si u opasnosti ili razmišljaš o tome da sebi naudiš, pozovi sada: {line}.',
    heard: 'To što pišeš je važno i ne moraš kroz ovo da prolaziš bez pomoći.',
    asks: 'Da li razmišljaš o tome da sebi oduzmeš život?',
    urgent: 'Molim te, odmah pozovi {emergency}.',
    near: 'Da li je neko sada pored tebe?',
  },
  vi: {
    honest:
      'Cảm ơn bạn đã viết. Mình là Wren, một chương trình máy tính, và chỉ hiểu rõ tiếng Anh; mình không muốn giả vờ là hiểu hết.',
    english: 'Nếu có thể, hãy viết cho mình bằng tiếng Anh, vài từ cũng đủ.',
    again: 'Mình vẫn đọc những gì bạn viết, dù không hiểu hết.',
    danger: 'Nếu bạn đang gặp nguy hiểm hoặc nghĩ đến việc làm hại bản thân, hãy gọi ngay: {line}.',
    heard: 'Điều bạn viết rất quan trọng, và bạn không phải chịu đựng một mình.',
    asks: 'Bạn có đang nghĩ đến việc tự tử không?',
    urgent: 'Xin hãy gọi {emergency} ngay bây giờ.',
    near: 'Bây giờ có ai ở bên bạn không?',
  },
  tl: {
    honest:
      'Salamat sa pagsulat mo. Ako si Wren, isang programa sa kompyuter, at Ingles lang ang mahusay kong naiintindihan; ayokong magkunwari.',
    english: 'Kung kaya mo, sumulat ka sa Ingles, sapat na ang ilang salita.',
    again: 'Binabasa ko ang isinusulat mo, kahit hindi ko naiintindihan ang lahat.',
    danger: 'Kung nasa panganib ka o iniisip mong saktan ang sarili mo, tumawag ka ngayon: {line}.',
    heard: 'Mahalaga ang isinulat mo, at hindi mo kailangang dalhin ito nang mag-isa.',
    asks: 'Iniisip mo bang magpakamatay?',
    urgent: 'Pakiusap, tumawag ka na ngayon sa {emergency}.',
    near: 'May kasama ka ba ngayon?',
  },
  id: {
    honest:
      'Terima kasih sudah menulis. Saya Wren, sebuah program komputer, dan saya hanya memahami bahasa Inggris dengan baik; saya tidak mau berpura-pura.',
    english: 'Kalau bisa, tulislah dalam bahasa Inggris, beberapa kata saja cukup.',
    again: 'Saya membaca apa yang kamu tulis, meskipun tidak memahami semuanya.',
    danger: 'Kalau kamu dalam bahaya atau berpikir untuk menyakiti diri, teleponlah sekarang: {line}.',
    heard: 'Apa yang kamu tulis itu penting, dan kamu tidak harus menanggungnya sendirian.',
    asks: 'Apakah kamu berpikir untuk bunuh diri?',
    urgent: 'Tolong, telepon {emergency} sekarang juga.',
    near: 'Apakah ada seseorang bersamamu saat ini?',
  },
  ms: {
    honest:
      'Terima kasih kerana menulis. Saya Wren, sebuah program komputer, dan saya hanya faham bahasa Inggeris dengan baik; saya tidak mahu berpura-pura.',
    english: 'Jika boleh, tulislah dalam bahasa Inggeris, beberapa perkataan sudah cukup.',
    again: 'Saya membaca apa yang awak tulis, walaupun tidak faham semuanya.',
    danger: 'Jika awak dalam bahaya atau terfikir untuk mencederakan diri, telefonlah sekarang: {line}.',
    heard: 'Apa yang awak tulis itu penting, dan awak tidak perlu menanggungnya seorang diri.',
    asks: 'Adakah awak berfikir untuk membunuh diri?',
    urgent: 'Tolong telefon {emergency} sekarang juga.',
    near: 'Adakah seseorang bersama awak sekarang?',
  },
  sw: {
    honest:
      'Asante kwa kuandika. Mimi ni Wren, programu ya kompyuta, na ninaelewa vizuri Kiingereza tu; sitaki kujifanya naelewa yote.',
    english: 'Ukiweza, niandikie kwa Kiingereza, maneno machache yanatosha.',
    again: 'Ninasoma unachoandika, hata kama sielewi yote.',
    danger: 'Ikiwa uko hatarini au unafikiria kujidhuru, tafadhali piga simu sasa: {line}.',
    heard: 'Unachoandika ni muhimu, na si lazima upitie haya peke yako.',
    asks: 'Je, unafikiria kujiua?',
    urgent: 'Tafadhali piga simu {emergency} sasa hivi.',
    near: 'Je, kuna mtu pamoja nawe sasa?',
  },
  ca: {
    honest:
      'Gràcies per escriure. Soc Wren, un programa d’ordinador, i només entenc bé l’anglès; no vull fer veure una altra cosa.',
    english: 'Si pots, escriu-me en anglès, amb poques paraules n’hi ha prou.',
    again: 'Llegeixo el que escrius, encara que no ho entengui tot.',
    danger: 'Si estàs en perill o penses a fer-te mal, truca ara: {line}.',
    heard: 'El que escrius és important, i no has de passar per això sense ajuda.',
    asks: 'Estàs pensant a treure’t la vida?',
    urgent: 'Si us plau, truca ara mateix al {emergency}.',
    near: 'Hi ha algú amb tu en aquest moment?',
  },
  lt: {
    honest:
      'Ačiū, kad rašai. Aš esu Wren, kompiuterio programa, ir gerai suprantu tik angliškai; nenoriu apsimetinėti.',
    english: 'Jei gali, rašyk man angliškai, užteks kelių žodžių.',
    again: 'Skaitau, ką rašai, nors ir ne viską suprantu.',
    danger: 'Jei tau gresia pavojus ar galvoji save sužaloti, skambink dabar: {line}.',
    heard: 'Tai, ką rašai, yra svarbu, ir tau nereikia to kęsti be pagalbos.',
    asks: 'Ar galvoji apie savižudybę?',
    urgent: 'Prašau, tuoj pat skambink {emergency}.',
    near: 'Ar kas nors dabar yra su tavimi?',
  },
  lv: {
    honest: 'Paldies, ka raksti. Es esmu Wren, datorprogramma, un labi saprotu tikai angliski; negribu izlikties.',
    english: 'Ja vari, raksti man angliski, pietiks ar dažiem vārdiem.',
    again: 'Es lasu, ko tu raksti, kaut arī visu nesaprotu.',
    danger: 'Ja tev draud briesmas vai tu domā par to, ka varētu sev nodarīt pāri, zvani tagad: {line}.',
    heard: 'Tas, ko tu raksti, ir svarīgi, un tev tas nav jānes bez palīdzības.',
    asks: 'Vai tu domā par pašnāvību?',
    urgent: 'Lūdzu, tūlīt zvani {emergency}.',
    near: 'Vai kāds tagad ir pie tevis?',
  },
  et: {
    honest:
      'Aitäh, et kirjutad. Mina olen Wren, arvutiprogramm, ja saan hästi aru ainult inglise keelest; ma ei taha teeselda.',
    english: 'Kui saad, kirjuta mulle inglise keeles, mõnest sõnast piisab.',
    again: 'Ma loen, mida kirjutad, kuigi ei saa kõigest aru.',
    danger: 'Kui oled ohus või mõtled endale viga teha, helista kohe: {line}.',
    heard: 'See, mida kirjutad, on oluline, ja sa ei pea sellega üksi olema.',
    asks: 'Kas sa mõtled enesetapule?',
    urgent: 'Palun helista kohe {emergency}.',
    near: 'Kas keegi on praegu sinu juures?',
  },
  sq: {
    honest:
      'Faleminderit që shkruan. Unë jam Wren, një program kompjuterik, dhe kuptoj mirë vetëm anglishten; nuk dua të shtirem.',
    english: 'Nëse mundesh, më shkruaj anglisht, mjaftojnë pak fjalë.',
    again: 'E lexoj atë që shkruan, edhe pse nuk kuptoj gjithçka.',
    danger: 'Nëse je në rrezik ose mendon ta lëndosh veten, telefono tani: {line}.',
    heard: 'Ajo që shkruan është e rëndësishme dhe nuk duhet ta kalosh pa ndihmë.',
    asks: 'A po mendon t’i japësh fund jetës?',
    urgent: 'Të lutem, telefono tani {emergency}.',
    near: 'A ka dikush pranë teje tani?',
  },
  af: {
    honest:
      'Dankie dat jy skryf. Ek is Wren, ’n rekenaarprogram, en ek verstaan net Engels goed; ek wil nie anders voorgee nie.',
    english: 'As jy kan, skryf vir my in Engels, ’n paar woorde is genoeg.',
    again: 'Ek lees wat jy skryf, al verstaan ek nie alles nie.',
    danger: 'As jy in gevaar is of daaraan dink om jouself seer te maak, bel nou: {line}.',
    heard: 'Wat jy skryf is belangrik, en jy hoef dit nie alleen te dra nie.',
    asks: 'Dink jy daaraan om jou lewe te beëindig?',
    urgent: 'Bel asseblief nou dadelik {emergency}.',
    near: 'Is daar nou iemand by jou?',
  },
  ru: {
    honest:
      'Спасибо, что пишешь. Я Wren, компьютерная программа, и хорошо понимаю только по-английски; не хочу делать вид, что это не так.',
    english: 'Если можешь, напиши по-английски, хватит нескольких слов.',
    again: 'Я читаю то, что ты пишешь, хотя понимаю не всё.',
    danger: 'Если тебе грозит опасность или ты думаешь причинить себе вред, позвони сейчас: {line}.',
    heard: 'То, что ты пишешь, важно, и тебе не нужно проходить через это в одиночку.',
    asks: 'Ты думаешь о том, чтобы покончить с собой?',
    urgent: 'Пожалуйста, позвони прямо сейчас: {emergency}.',
    near: 'Сейчас рядом с тобой кто-нибудь есть?',
  },
  uk: {
    honest:
      'Дякую, що пишеш. Я Wren, комп’ютерна програма, і добре розумію лише англійську; не хочу вдавати, що це не так.',
    english: 'Якщо можеш, напиши англійською, вистачить кількох слів.',
    again: 'Я читаю те, що ти пишеш, хоча розумію не все.',
    danger: 'Якщо тобі загрожує небезпека або ти думаєш заподіяти собі шкоду, подзвони зараз: {line}.',
    heard: 'Те, що ти пишеш, важливо, і тобі не треба проходити через це наодинці.',
    asks: 'Ти думаєш про те, щоб укоротити собі віку?',
    urgent: 'Будь ласка, подзвони просто зараз: {emergency}.',
    near: 'Чи є зараз хтось поруч із тобою?',
  },
  bg: {
    honest:
      'Благодаря, че пишеш. Аз съм Wren, компютърна програма, и разбирам добре само английски; не искам да се преструвам.',
    english: 'Ако можеш, пиши ми на английски, няколко думи стигат.',
    again: 'Чета това, което пишеш, макар да не разбирам всичко.',
    danger: 'Ако си в опасност или мислиш да се нараниш, обади се сега: {line}.',
    heard: 'Това, което пишеш, е важно и не е нужно да минаваш през него без помощ.',
    asks: 'Мислиш ли да сложиш край на живота си?',
    urgent: 'Моля те, обади се веднага на {emergency}.',
    near: 'Има ли някой при теб в момента?',
  },
  el: {
    honest:
      'Σ’ ευχαριστώ που γράφεις. Είμαι το Wren, ένα πρόγραμμα υπολογιστή, και καταλαβαίνω καλά μόνο αγγλικά· δεν θέλω να προσποιηθώ.',
    english: 'Αν μπορείς, γράψε μου στα αγγλικά, λίγες λέξεις αρκούν.',
    again: 'Διαβάζω ό,τι γράφεις, ακόμη κι αν δεν τα καταλαβαίνω όλα.',
    danger: 'Αν κινδυνεύεις ή σκέφτεσαι να κάνεις κακό στον εαυτό σου, τηλεφώνησε τώρα: {line}.',
    heard: 'Αυτό που γράφεις είναι σημαντικό και δεν χρειάζεται να το περάσεις χωρίς βοήθεια.',
    asks: 'Σκέφτεσαι να δώσεις τέλος στη ζωή σου;',
    urgent: 'Σε παρακαλώ, τηλεφώνησε αμέσως στο {emergency}.',
    near: 'Είναι κάποιος μαζί σου αυτή τη στιγμή;',
  },
  he: {
    honest: 'תודה על המילים שלך. כאן Wren, תוכנת מחשב, ואני מבין היטב רק אנגלית; לא ארצה להעמיד פנים.',
    english: 'אם אפשר, כדאי לכתוב לי באנגלית, כמה מילים מספיקות.',
    again: 'כל מה שנכתב כאן נקרא, גם אם לא הכול מובן לי.',
    danger: 'אם יש סכנה או מחשבות על פגיעה עצמית, אפשר להתקשר עכשיו: {line}.',
    heard: 'מה שכתבת חשוב, ולא צריך לעבור את זה לבד.',
    asks: 'האם יש לך מחשבות על התאבדות?',
    urgent: 'בבקשה להתקשר עכשיו אל {emergency}.',
    near: 'יש מישהו לידך ברגע זה?',
  },
  ar: {
    honest: 'شكرًا على رسالتك. أنا Wren، برنامج حاسوب، ولا أفهم جيدًا إلا الإنجليزية، ولا أريد أن أتظاهر بغير ذلك.',
    english: 'إن أمكن فاكتب لي بالإنجليزية، وتكفي بضع كلمات.',
    again: 'أقرأ ما تكتبه حتى لو لم أفهم كل شيء.',
    danger: 'إذا كنت في خطر أو تفكر في إيذاء نفسك فاتصل الآن: {line}.',
    heard: 'ما كتبته مهم، وليس عليك أن تمر بهذا وحدك.',
    asks: 'هل تفكر في إنهاء حياتك؟',
    urgent: 'من فضلك اتصل الآن بالرقم {emergency}.',
    near: 'هل يوجد أحد معك الآن؟',
  },
  fa: {
    honest: 'ممنون که نوشتی. من Wren هستم، یک برنامهٔ کامپیوتری، و فقط انگلیسی را خوب می‌فهمم؛ نمی‌خواهم وانمود کنم.',
    english: 'اگر می‌توانی به انگلیسی برایم بنویس، چند کلمه کافی است.',
    again: 'آنچه می‌نویسی را می‌خوانم، حتی اگر همه‌اش را نفهمم.',
    danger: 'اگر در خطر هستی یا به آسیب زدن به خودت فکر می‌کنی، همین حالا تماس بگیر: {line}.',
    heard: 'آنچه نوشتی مهم است و لازم نیست این را تنها تحمل کنی.',
    asks: 'آیا به پایان دادن به زندگی‌ات فکر می‌کنی؟',
    urgent: 'لطفاً همین حالا با {emergency} تماس بگیر.',
    near: 'آیا الان کسی کنارت هست؟',
  },
  ur: {
    honest:
      'لکھنے کا شکریہ۔ میں Wren ہوں، ایک کمپیوٹر پروگرام، اور صرف انگریزی اچھی طرح سمجھتا ہوں؛ میں دکھاوا نہیں کرنا چاہتا۔',
    english: 'ہو سکے تو مجھے انگریزی میں لکھیں، چند الفاظ کافی ہیں۔',
    again: 'آپ جو لکھتے ہیں میں پڑھتا ہوں، چاہے سب کچھ نہ سمجھوں۔',
    danger: 'اگر آپ خطرے میں ہیں یا خود کو نقصان پہنچانے کا سوچ رہے ہیں تو ابھی فون کریں: {line}۔',
    heard: 'جو آپ نے لکھا وہ اہم ہے، اور آپ کو یہ اکیلے نہیں سہنا۔',
    asks: 'کیا آپ اپنی جان لینے کے بارے میں سوچ رہے ہیں؟',
    urgent: 'براہِ کرم ابھی {emergency} پر فون کریں۔',
    near: 'کیا اس وقت کوئی آپ کے ساتھ ہے؟',
  },
  hi: {
    honest: 'लिखने के लिए धन्यवाद। मैं Wren हूँ, एक कंप्यूटर प्रोग्राम, और सिर्फ़ अंग्रेज़ी अच्छी तरह समझता हूँ; मैं दिखावा नहीं करना चाहता।',
    english: 'हो सके तो मुझे अंग्रेज़ी में लिखिए, कुछ शब्द काफ़ी हैं।',
    again: 'आप जो लिखते हैं मैं पढ़ता हूँ, भले ही सब न समझूँ।',
    danger: 'अगर आप ख़तरे में हैं या ख़ुद को चोट पहुँचाने के बारे में सोच रहे हैं, तो अभी फ़ोन कीजिए: {line}।',
    heard: 'आपने जो लिखा वह ज़रूरी है, और आपको यह अकेले नहीं झेलना है।',
    asks: 'क्या आप अपनी जान लेने के बारे में सोच रहे हैं?',
    urgent: 'कृपया अभी {emergency} पर फ़ोन कीजिए।',
    near: 'क्या इस समय कोई आपके साथ है?',
  },
  bn: {
    honest: 'লেখার জন্য ধন্যবাদ। আমি Wren, একটি কম্পিউটার প্রোগ্রাম, আর শুধু ইংরেজি ভালো বুঝি; আমি ভান করতে চাই না।',
    english: 'পারলে আমাকে ইংরেজিতে লিখুন, কয়েকটি শব্দই যথেষ্ট।',
    again: 'আপনি যা লেখেন আমি পড়ি, যদিও সব বুঝি না।',
    danger: 'আপনি বিপদে থাকলে বা নিজেকে আঘাত করার কথা ভাবলে এখনই ফোন করুন: {line}।',
    heard: 'আপনি যা লিখেছেন তা গুরুত্বপূর্ণ, আর আপনাকে একা এটা সইতে হবে না।',
    asks: 'আপনি কি আত্মহত্যার কথা ভাবছেন?',
    urgent: 'দয়া করে এখনই {emergency} নম্বরে ফোন করুন।',
    near: 'এই মুহূর্তে কেউ কি আপনার সঙ্গে আছে?',
  },
  th: {
    honest: 'ขอบคุณที่เขียนมา นี่คือ Wren โปรแกรมคอมพิวเตอร์ที่เข้าใจดีเฉพาะภาษาอังกฤษ และไม่อยากแสร้งว่าเข้าใจทั้งหมด',
    english: 'ถ้าเป็นไปได้ ช่วยเขียนเป็นภาษาอังกฤษ ไม่กี่คำก็พอ',
    again: 'ทุกอย่างที่คุณเขียนถูกอ่าน แม้จะไม่เข้าใจทั้งหมด',
    danger: 'ถ้าคุณอยู่ในอันตรายหรือคิดจะทำร้ายตัวเอง โปรดโทรตอนนี้: {line}',
    heard: 'สิ่งที่คุณเขียนสำคัญ และคุณไม่ต้องเผชิญกับมันคนเดียว',
    asks: 'คุณกำลังคิดจะฆ่าตัวตายหรือเปล่า?',
    urgent: 'โปรดโทร {emergency} เดี๋ยวนี้',
    near: 'ตอนนี้มีใครอยู่กับคุณไหม?',
  },
  zh: {
    honest: '谢谢你写给我。我是 Wren，一个电脑程序，只有英文懂得好，不想装作全都明白。',
    english: '如果可以，请用英文写给我，几个词就够了。',
    again: '你写的我都在读，虽然不能全懂。',
    danger: '如果你有危险，或者想伤害自己，请现在打电话：{line}。',
    heard: '你写的这些很重要，你不必一个人扛着。',
    asks: '你是在考虑自杀吗？',
    urgent: '请现在就拨打 {emergency}。',
    near: '现在有人在你身边吗？',
  },
  ja: {
    honest:
      '書いてくれてありがとうございます。私はWrenというコンピューターのプログラムで、よくわかるのは英語だけです。わかったふりはしたくありません。',
    english: 'できれば英語で書いてください。数語でかまいません。',
    again: '全部はわからなくても、書いてくれたことは読んでいます。',
    danger: '危険な状態にあるとき、自分を傷つけそうなときは、今すぐ電話してください：{line}。',
    heard: 'あなたが書いてくれたことは大切なことです。ひとりで抱えなくていいです。',
    asks: '自殺を考えていますか？',
    urgent: '今すぐ {emergency} に電話してください。',
    near: '今、そばに誰かいますか？',
  },
  ko: {
    honest:
      '글을 써 주셔서 고맙습니다. 저는 Wren이라는 컴퓨터 프로그램이고 영어만 잘 이해합니다. 다 이해한 척하고 싶지 않습니다.',
    english: '가능하면 영어로 써 주세요. 몇 마디면 충분합니다.',
    again: '다 이해하지는 못해도 쓰신 글을 읽고 있습니다.',
    danger: '위험한 상황이거나 자신을 해칠 생각이 든다면 지금 전화하세요: {line}.',
    heard: '당신이 쓴 말은 중요하고, 혼자 견디지 않아도 됩니다.',
    asks: '자살을 생각하고 있나요?',
    urgent: '지금 바로 {emergency}에 전화하세요.',
    near: '지금 곁에 누가 있나요?',
  },
};

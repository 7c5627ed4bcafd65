/** Forms of one word on each line. The first is the dictionary form; each other form is tested with it. */
export const oneWord = `
hënë hëna hënës hënën
dritë drita dritës dritën dritat dritave
shpejtësi shpejtësia shpejtësisë shpejtësinë shpejtësitë shpejtësive
fuqi fuqia fuqisë fuqinë fuqitë fuqive
forcë forca forcës forcën forcat forcave
numër numri numrit numrin numra numrat numrave
trup trupi trupit trupin trupa trupat trupave
ligj ligji ligjit ligjin ligje ligjet ligjeve
dhëmb dhëmbi dhëmbë dhëmbët dhëmbëve
yll ylli yllit yllin yje yjet yjeve
valë vala valës valën valët valëve
energji energjia energjisë energjinë energjitë energjive
peshë pesha peshës peshën peshat peshave
masë masa masës masën masat masave
punë puna punës punën punët punëve
rrugë rruga rrugës rrugën rrugët rrugëve
tokë toka tokës tokën
diell dielli diellit diellin
planet planeti planetit planetin planete planetet planeteve
satelit sateliti satelitit satelitë satelitët satelitëve
orbitë orbita orbitës orbitën orbitat orbitave
gravitet graviteti gravitetit gravitetin
fërkim fërkimi fërkimit fërkimin fërkime fërkimet
nxitim nxitimi nxitimit nxitimin nxitime
lëvizje lëvizja lëvizjes lëvizjen lëvizjet lëvizjeve lëviz lëvizin
përthyerje përthyerja përthyerjes përthyerjen përthyhet përthyhen
reflektim reflektimi reflektimit reflekton reflektohet reflektohen
kënd këndi këndit këndin kënde këndet këndeve
trekëndësh trekëndëshi trekëndëshit trekëndësha trekëndëshat trekëndëshave
katror katrori katrorit katrorë katrorët katrorëve
rrënjë rrënja rrënjës rrënjën rrënjët rrënjëve
ekuacion ekuacioni ekuacionit ekuacione ekuacionet ekuacioneve
funksion funksioni funksionit funksione funksionet
probabilitet probabiliteti probabilitetit probabilitetin probabilitete
qark qarku qarkut qarkun qarqe qarqet qarqeve
rrymë rryma rrymës rrymën rrymat rrymave
bateri bateria baterisë baterinë bateritë baterive
magnet magneti magnetit magnete magnetet magneteve
fushë fusha fushës fushën fushat fushave
zë zëri zërit zërin
tingull tingulli tingullit tinguj tingujt tingujve
ujë uji ujit ujin ujëra ujërat ujërave
akull akulli akullit akullin
molekulë molekula molekulës molekulën molekulat molekulave
atom atomi atomit atomin atome atomet atomeve
bërthamë bërthama bërthamës bërthamat bërthamave
temperaturë temperatura temperaturës temperaturën temperaturat
nxehtësi nxehtësia nxehtësisë nxehtësinë
thyesë thyesa thyesës thyesën thyesat thyesave
varg vargu vargut vargun vargje vargjet vargjeve
libër libri librit librin libra librat
lumë lumi lumit lumin lumenj lumenjtë lumenjve
gur guri gurit gurin gurë gurët gurëve
thjerrë thjerra thjerrës thjerrën
vit viti vitit vitin vite vitet vjet
brendshëm brendshme
elektrik elektrike
optik optike
mur muri murit mure muret mureve
kullë kulla kullës kullën kullat kullave
tel teli telit telin tela telat telave
vogël vogla
`;

/** Pairs of words that must keep different stems. */
export const twoWords = [
  ["planet", "plan"],
  ["zë", "zero"],
  ["zero", "zjarr"],
  ["forcë", "formë"],
  ["masë", "mësim"],
  ["punë", "pus"],
  ["hënë", "hark"],
  ["trup", "tru"],
  ["valë", "vlerë"],
  ["varg", "vrapim"],
  ["seri", "serë"],
  ["akull", "akademi"],
] as const;

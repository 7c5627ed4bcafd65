/** Neutral names for pupils without a number: nothing is typed, so nothing rude and no name can be. */

const words =
  "Shqiponja Dallëndyshja Lejleku Bilbili Pëllumbi Kukuvajka Mëllenja Kanarina Pata Rosa Mjellma Çafka Fajkoi Skifteri Qukapiku Trishtili " +
  "Harabeli Laureshka Pulëbardha Pelikani Flamingoja Kardinali Papagalli Palloi Thëllëza Kolibri Gjeli Pupëza Garguli Grifsha Zboraku Huta " +
  "Lisi Pisha Bredhi Ahu Plepi Shelgu Bliri Frashëri Panja Akacia Ulliri Fiku Arra Gështenja Molla Dardha " +
  "Qershia Kumbulla Pjeshka Kajsia Shega Ftoi Lajthia Bajamja Limoni Portokalli Pelini Selvia Mështekna Vidhi Rrapi Thana " +
  "Kuarci Smeraldi Rubini Safiri Topazi Agati Opali Ametisti Diamanti Kristali Graniti Mermeri Bazalti Argjili Ranori Shkëmbi " +
  "Hëna Dielli Marsi Jupiteri Saturni Urani Neptuni Merkuri Venusi Galaktika Kometa Meteori Siriusi Vega Orioni Andromeda " +
  "Lumi Liqeni Deti Burimi Ujëvara Mali Kodra Fusha Pylli Shpella Ylberi Rrufeja Bryma Mjegulla Stuhia Reja " +
  "Delfini Balena Breshka Iriqi Ketri Dreri Kaprolli Lepuri Ujku Ariu Rrëqebulli Vidra Kastori Kali Milingona Bleta";

export const nicknames: readonly string[] = words.split(" ");

const [firstNickname, lastNickname] = [128, 255];

/** Returns the nickname of a `who` from 128 on; null for a number in the register or neither. */
export const nicknameOf = (who: number): string | null => nicknames[who - firstNickname] ?? null;

/** Returns the `who` of the nickname that a draw gives. @param random a number from 0 to below 1 */
export const nicknamedWho = (random: number): number =>
  Math.min(firstNickname + Math.floor(random * nicknames.length), lastNickname);

/** Returns what a pupil is called: the number in the register, a nickname, or no number. */
export const pupilName = (who: number): string => nicknameOf(who) ?? (who === 0 ? "pa numër" : `nr. ${who}`);

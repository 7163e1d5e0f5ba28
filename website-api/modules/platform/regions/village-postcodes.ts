/**
 * Postcodes of villages, by district (idn-area-data codes), written from general knowledge: Jakarta so far. They
 * prefill a field that the shopper may change; for other villages the shopper enters the postcode.
 */
const table = `
31.71.01 Gambir 10110, Kebon Kelapa 10120, Petojo Utara 10130, Duri Pulo 10140, Cideng 10150, Petojo Selatan 10160
31.71.02 Pasar Baru 10710, Gunung Sahari Utara 10720, Mangga Dua Selatan 10730, Karang Anyar 10740, Kartini 10750
31.71.03 Gunung Sahari Selatan 10610, Kemayoran 10620, Kebon Kosong 10630, Cempaka Baru 10640, Harapan Mulia 10640
31.71.03 Sumur Batu 10640, Serdang 10650, Utan Panjang 10650
31.71.04 Senen 10410, Kwitang 10420, Kenari 10430, Paseban 10440, Kramat 10450, Bungur 10460
31.71.05 Cempaka Putih Timur 10510, Cempaka Putih Barat 10520, Rawasari 10570
31.71.06 Menteng 10310, Pegangsaan 10320, Cikini 10330, Kebon Sirih 10340, Gondangdia 10350
31.71.07 Bendungan Hilir 10210, Karet Tengsin 10220, Kebon Melati 10230, Kebon Kacang 10240, Kampung Bali 10250
31.71.07 Petamburan 10260, Gelora 10270
31.71.08 Galur 10530, Tanah Tinggi 10540, Kampung Rawa 10550, Johar Baru 10560
31.72.01 Penjaringan 14440, Pluit 14450, Pejagalan 14450, Kapuk Muara 14460, Kamal Muara 14470
31.72.05 Pademangan Timur 14410, Pademangan Barat 14420, Ancol 14430
31.72.06 Kelapa Gading Barat 14240, Kelapa Gading Timur 14240, Pegangsaan Dua 14250
31.73.01 Kedaung Kali Angke 11710, Kapuk 11720, Cengkareng Barat 11730, Cengkareng Timur 11730, Rawa Buaya 11740
31.73.01 Duri Kosambi 11750
31.73.02 Tomang 11440, Grogol 11450, Jelambar 11460, Jelambar Baru 11460, Wijaya Kusuma 11460
31.73.02 Tanjung Duren Utara 11470, Tanjung Duren Selatan 11470
31.73.03 Pinangsia 11110, Glodok 11120, Keagungan 11130, Krukut 11140, Taman Sari 11150, Maphar 11160, Tangki 11170
31.73.03 Mangga Besar 11180
31.73.04 Tanah Sereal 11210, Tambora 11220, Roa Malaka 11230, Pekojan 11240, Jembatan Lima 11250, Krendang 11260
31.73.04 Duri Utara 11270, Duri Selatan 11270, Kali Anyar 11310, Jembatan Besi 11320, Angke 11330
31.73.05 Duri Kepa 11510, Kedoya Utara 11520, Kedoya Selatan 11520, Kebon Jeruk 11530, Sukabumi Utara 11540
31.73.05 Kelapa Dua 11550, Sukabumi Selatan 11560
31.73.06 Kamal 11810, Tegal Alur 11820, Pegadungan 11830, Kalideres 11840, Semanan 11850
31.73.07 Slipi 11410, Kota Bambu Utara 11420, Kota Bambu Selatan 11420, Jatipulo 11430, Palmerah 11480, Kemanggisan 11480
31.73.08 Kembangan Utara 11610, Kembangan Selatan 11610, Meruya Utara 11620, Srengseng 11630, Joglo 11640
31.73.08 Meruya Selatan 11650
31.74.01 Tebet Barat 12810, Tebet Timur 12820, Kebon Baru 12830, Bukit Duri 12840, Manggarai 12850
31.74.01 Manggarai Selatan 12860, Menteng Dalam 12870
31.74.02 Setia Budi 12910, Karet 12920, Karet Semanggi 12930, Karet Kuningan 12940, Kuningan Timur 12950
31.74.02 Menteng Atas 12960, Pasar Manggis 12970, Guntur 12980
31.74.03 Kuningan Barat 12710, Pela Mampang 12720, Bangka 12730, Mampang Prapatan 12790, Tegal Parang 12790
31.74.04 Pejaten Barat 12510, Pejaten Timur 12510, Pasar Minggu 12520, Kebagusan 12520, Jati Padang 12540
31.74.04 Ragunan 12550, Cilandak Timur 12560
31.74.05 Grogol Utara 12210, Grogol Selatan 12220, Cipulir 12230, Kebayoran Lama Utara 12240
31.74.05 Kebayoran Lama Selatan 12240, Pondok Pinang 12310
31.74.06 Cipete Selatan 12410, Gandaria Selatan 12420, Cilandak Barat 12430, Lebak Bulus 12440, Pondok Labu 12450
31.74.07 Selong 12110, Gunung 12120, Kramat Pela 12130, Gandaria Utara 12140, Cipete Utara 12150, Pulo 12160
31.74.07 Melawai 12160, Petogogan 12170, Rawa Barat 12180, Senayan 12190
31.74.08 Kalibata 12740, Rawajati 12750, Duren Tiga 12760, Pengadegan 12770, Cikoko 12770, Pancoran 12780
31.74.09 Tanjung Barat 12530, Lenteng Agung 12610, Jagakarsa 12620, Ciganjur 12630, Cipedak 12630
31.74.09 Srengseng Sawah 12640
31.74.10 Ulujami 12250, Petukangan Utara 12260, Petukangan Selatan 12270, Pesanggrahan 12320, Bintaro 12330
31.75.01 Pisangan Baru 13110, Utan Kayu Utara 13120, Utan Kayu Selatan 13120, Kayu Manis 13130, Palmeriam 13140
31.75.01 Kebon Manggis 13150
31.75.02 Kayu Putih 13210, Rawamangun 13220, Jati 13220, Pisangan Timur 13230, Cipinang 13240
31.75.02 Jatinegara Kaum 13250, Pulo Gadung 13260
31.75.03 Bali Mester 13310, Kampung Melayu 13320, Bidara Cina 13330, Cipinang Cempedak 13340, Rawa Bunga 13350
31.75.03 Cipinang Besar Utara 13410, Cipinang Besar Selatan 13410, Cipinang Muara 13420
31.75.04 Kramatjati 13510, Batu Ampar 13520, Balekambang 13530, Tengah 13540, Dukuh 13550, Cawang 13630, Cililitan 13640
31.75.05 Pekayon 13710, Gedong 13760, Cijantung 13770, Baru 13780, Kalisari 13790
31.75.06 Cakung Barat 13910, Cakung Timur 13910, Rawa Terate 13920, Jatinegara 13930, Penggilingan 13940
31.75.06 Pulo Gebang 13950, Ujung Menteng 13960
31.75.07 Pondok Bambu 13430, Duren Sawit 13440, Pondok Kelapa 13450, Pondok Kopi 13460, Malaka Jaya 13460
31.75.07 Malaka Sari 13460, Klender 13470
31.75.08 Pinangranti 13560, Makasar 13570, Halim Perdana Kusuma 13610, Cipinang Melayu 13620, Kebon Pala 13650
31.75.09 Cibubur 13720, Kelapa Dua Wetan 13730, Ciracas 13740, Susukan 13750, Rambutan 13830
31.75.10 Lubang Buaya 13810, Ceger 13820, Cipayung 13840, Munjul 13850, Pondok Ranggon 13860, Cilangkap 13870
31.75.10 Setu 13880, Bambu Apus 13890
`

const postcodes = new Map<string, string>()
const villages = new Map<string, string[]>()
for (const [, district = '', list = ''] of table.matchAll(/^(\d\d\.\d\d\.\d\d) (.+)$/gm)) {
	for (const [, village = '', postcode = ''] of list.matchAll(/([^,]+?) (\d{5})(?:, )?/g)) {
		const key = `${district}/${village}`
		postcodes.set(key, postcode)
		villages.set(postcode, [...(villages.get(postcode) ?? []), key])
	}
}

/** The postcode of a village, by its district's code and its name as in the data; undefined if unknown. */
export function postcodeOf(districtCode: string, village: string): string | undefined {
	return postcodes.get(`${districtCode}/${village}`)
}

/** Villages with this postcode, as `district code/name`; empty if unknown. */
export function villagesOfPostcode(postcode: string): string[] {
	return villages.get(postcode) ?? []
}

/** All villages with a known postcode, as `district code/name`. */
export function villagesWithPostcode(): string[] {
	return [...postcodes.keys()]
}

import { questions } from '#website-api/modules/site/content/texts/faq.ts'
import { words } from '#website-api/modules/site/content/texts/write.ts'

/** What is asked about coffee and food. */
export const ownQuestions = [
	questions(words('Kopi', 'Coffee'), [
		[
			'Kapan kopinya disangrai?',
			`Setiap Selasa pagi. Tanggal sangrainya dicap di kantong, jadi kamu bisa menghitung sendiri umurnya. Kopi paling enak mulai hari keempat; kenapa begitu, baca [menyimpan kopi](/article/menyimpan-kopi-di-negeri-lembap).`,
			'When is it roasted?',
			`Every Tuesday morning. The date is stamped on the bag, so you can do the sums. Coffee is best from the fourth day; why that is, read under [keeping coffee](/article/menyimpan-kopi-di-negeri-lembap).`,
		],
		[
			'Gilingan mana yang harus kupilih?',
			`Kasar untuk french press dan cold brew, sedang untuk V60 dan drip, halus untuk espresso. Tubruk dan moka pot pakai halus juga boleh. Petanya ada di [takaran seduh](/information/takaran-seduh). Menggilingnya gratis.`,
			'Which grind should I choose?',
			`Coarse for french press and cold brew, medium for V60 and drip, fine for espresso, and for tubruk or moka pot as well. There is a map under [brewing ratios](/information/takaran-seduh). Grinding is free.`,
		],
		[
			'Saya tidak kuat kopi asam. Mana yang aman?',
			`[Robusta Dampit](/product/robusta-dampit) hampir tidak asam. Di antara arabika, [Gayo](/product/gayo-atu-lintang) paling lembut. Kalau lambungmu sensitif, coba [Decaf Malam](/product/decaf-malam) setelah makan, dan tanyakan juga kepada doktermu.`,
			'Acidity doesn’t agree with me. Which one is safe?',
			`[Dampit Robusta](/product/robusta-dampit) has hardly any. Among arabicas, [Gayo](/product/gayo-atu-lintang) is the mildest. With a tender stomach, try [Night Decaf](/product/decaf-malam) after a meal, and ask your doctor too.`,
		],
		[
			'Ada harga untuk kedai?',
			`Ada, mulai 5 kg per bulan untuk blend, dan karung 25 kg untuk biji hijau. Tulis lewat [kontak](/contact) dengan topik *Kemitraan*; kami kirim contoh 100 gram dulu.`,
			'Are there prices for cafés?',
			`Yes, from 5 kg a month for blends and sacks of 25 kg for green beans. Write through [contact](/contact) under *Partnership*; we send a sample of 100 grams first.`,
		],
	]),
	questions(words('Makanan dan hantaran', 'Food and gifts'), [
		[
			'Berapa lama sambal dan kue keringnya tahan?',
			`Tanggalnya dicetak di setiap kemasan. Sebelum dibuka, sambal enam bulan dan kue kering dua bulan. Setelah dibuka, simpan sambal di kulkas, kue di stoples rapat.`,
			'How long do sambal and biscuits keep?',
			`The date is printed on each pack. Unopened, sambal keeps for six months and biscuits for two. Once open, sambal belongs in the fridge and biscuits in a tight jar.`,
		],
		[
			'Apakah ada kacang, susu, atau gluten?',
			`Daftar bahan lengkapnya ada di label dan kami kirimkan kalau kamu minta. Dapur Bu Tin mengolah kacang, susu, telur, ikan, dan terigu di ruang yang sama, jadi yang alerginya berat sebaiknya tidak mencoba.`,
			'Nuts, milk or gluten?',
			`All ingredients are on the label, and we send you the list on request. Bu Tin's kitchen works with nuts, milk, eggs, fish and wheat in one room, so with a severe allergy better don't.`,
		],
		[
			'Bisa menulis kartu di hampers?',
			`Bisa, dengan tangan. Tulis pesannya di catatan pesanan, paling panjang lima baris. Harga tidak kami sertakan di dalam kotak.`,
			'Can you write a card for a hamper?',
			`Yes, by hand. Put your words into the order note, five lines at most. There is no price in the box.`,
		],
		[
			'Bisakah dikirim pada tanggal tertentu?',
			`Bisa untuk hampers dan kue kering. Tulis tanggalnya di catatan pesanan; kami menelepon untuk memastikan. Untuk Lebaran, pesanlah paling lambat tiga minggu sebelumnya.`,
			'Can it arrive on a certain day?',
			`Hampers and biscuits can. Put the date into the order note; we ring you to be sure. For Eid, please order three weeks ahead.`,
		],
	]),
]

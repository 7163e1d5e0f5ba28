import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'madu-mengkristal-bukan-palsu',
	category: 'dapur',
	title: words('Madu mengkristal bukan berarti palsu', 'Crystallised honey isn’t fake'),
	summary: words(
		'Mitos semut, korek api, dan air dingin, serta apa yang sebenarnya membedakan madu hutan dan madu ternak.',
		'Ants, matches and cold water: the myths, and what really sets forest honey apart from kept bees’.',
	),
	html: written(
		`
		Setiap musim hujan ada saja yang mengirim foto: madu randu mengeras putih di stoples, disertai pertanyaan, "Ini gula, ya?" Jawabannya: bukan. Justru begitulah madu.
		## Kenapa mengkristal
		Madu adalah larutan gula yang lebih pekat daripada yang mampu ditahan air. Cepat atau lambat glukosanya mengendap menjadi butiran. [Madu randu](/product/madu-randu) kaya glukosa, jadi mudah mengkristal, apalagi di kulkas. [Madu hutan Sumbawa](/product/madu-hutan-sumbawa) lebih banyak fruktosa dan air, sehingga tetap encer.
		Untuk mencairkannya, rendam stoples di air 40 derajat setengah jam. Jangan direbus dan jangan masuk *microwave*: di atas 60 derajat wanginya hilang.
		## Mitos yang sebaiknya dilupakan
		- **"Madu asli tidak dikerubungi semut."** Semut suka gula apa pun. Madu yang sangat kental hanya menyulitkan kakinya.
		- **"Madu asli membakar korek api."** Madu palsu yang kental pun bisa. Yang diuji cuma kadar airnya.
		- **"Madu asli tidak larut di air dingin."** Semua larutan pekat tenggelam dulu.
		- **"Madu asli selalu kental."** Madu hutan memang encer karena lebahnya tinggal di tempat lembap.
		Uji yang benar hanya di laboratorium. Selebihnya, belilah dari orang yang bisa menyebut nama kebunnya.
		## Hutan dan ternak
		Lebah hutan (*Apis dorsata*) tidak bisa dipelihara. Di Sumbawa pemburunya memanjat malam hari, memotong hanya bagian kepala madu, dan membiarkan anakan lebah. Sarang yang sama dipanen lagi tahun depan. Madu randu berasal dari kotak lebah yang dipindah ke kebun kapuk saat berbunga, karena itu rasanya ajek.
		## Memakainya
		Randu untuk roti, teh, dan anak di atas satu tahun. Sumbawa, dengan asamnya, untuk air hangat pagi dan saus salad. Bayi di bawah satu tahun jangan diberi madu apa pun.
		Tutup rapat, suhu ruang, sendok kering. Madu di makam Mesir konon masih manis, jadi stoplesmu aman sampai tahun depan.
		`,
		`
		Each rainy season somebody sends a photo of kapok honey gone white and hard, with a question: "This is sugar, isn't it?" It isn't. It is what honey does.
		## Why it happens
		Honey holds more sugar than its water can bear. Sooner or later glucose settles out as grains. [Kapok honey](/product/madu-randu) is rich in glucose, so it sets easily, in the fridge above all. [Forest honey from Sumbawa](/product/madu-hutan-sumbawa) has more fructose and water, and stays thin.
		To melt it, stand the jar in water of 40 degrees for half an hour. Don't boil it and keep it out of the microwave: above 60 degrees the scent is gone.
		## Myths to forget
		- **"Ants don't touch real honey."** Ants like any sugar. Very thick honey merely sticks to their feet.
		- **"A match dipped in real honey still lights."** So it does in thick fakes. You are only testing for water.
		- **"Real honey won't dissolve in cold water."** Anything that dense sinks first.
		- **"Real honey is always thick."** Forest honey is thin, since its bees live where it is damp.
		The true test is in a laboratory. Short of that, buy from people who can name the grove.
		## Forest and hive
		Forest bees (*Apis dorsata*) can't be kept. In Sumbawa the hunters climb at night, cut only the part that holds honey, and leave the brood. The same comb is harvested again next year. Kapok honey comes from hives that travel to the kapok groves in bloom, and so it tastes the same each time.
		## Using it
		Kapok for bread, tea and children over one. Sumbawa, with its edge, for warm water in the morning and for dressings. Babies under one year should have no honey at all.
		Lid on, room temperature, dry spoon. Honey in Egyptian tombs is said to be sweet still, so your jar will be fine until next year.
		`,
	),
	author: 'Wayan Sudiarta',
	daysOld: 86,
	picture: {
		scene: [
			art('honey-jar', '#e0a63a', '#7d8f69'),
			art('jar', '#c94f3d', '#4f6b3c', undefined, 6),
			art('honey-jar', '#c98d2f', '#5c3a28', undefined, 5),
		],
		background: '#f6ecd2',
		alt: words('Stoples madu randu dan madu hutan', 'Jars of kapok and forest honey'),
	},
	products: ['madu-hutan-sumbawa', 'madu-randu', 'selai-stroberi-ciwidey'],
}

import { alt, link, story, title } from '../../both-languages.ts'
import type { SeedHome } from '../../home-shapes.ts'

/** A roastery: this week's roast, what others brew, and how to brew it. */
export const homePage: SeedHome = (pictures) => [
	...opening(pictures),
	...shelves(pictures),
	...stories(pictures),
]

const opening: SeedHome = ({ hero, product }) => [
	{
		KIND: 'HERO',
		SECTION_ID: 'pembuka',
		LAYOUT: 'SPLIT',
		...story(
			['Disangrai Selasa, diseduh Jumat', 'Roasted on Tuesday, brewed by Friday'],
			[
				'Kami menyangrai dalam kloter kecil dan mengirimnya sebelum aromanya sempat tidur. Giling gratis, sesuai alatmu.',
				'We roast in small batches and send them before the aroma falls asleep. Ground for free, to fit your brewer.',
			],
			['Sangrai minggu ini', "This week's roast"],
		),
		MEDIA_ID: hero('meja-seduh').wide,
		TALL_MEDIA_ID: null,
		...alt([
			'Cangkir, ketel dan penyeduh di meja sangrai',
			'A cup, a kettle and a dripper on the counter',
		]),
		...link('/products/single-origin', ['Pilih bijimu', 'Choose your beans']),
	},
	{ KIND: 'FLASH_SALE', SECTION_ID: 'flash-sale' },
	{
		KIND: 'RANKING',
		SECTION_ID: 'terlaris',
		...title(['Paling sering diseduh', 'Brewed the most']),
		COUNT: 6,
	},
	{
		KIND: 'CATEGORIES',
		SECTION_ID: 'rak',
		LAYOUT: 'TILES',
		...title(['Dari rak kami', 'From our shelves']),
		TILE_LIST: [
			{ CATEGORY_SLUG: 'single-origin', MEDIA_ID: product('gayo-atu-lintang') },
			{ CATEGORY_SLUG: 'alat-seduh', MEDIA_ID: product('dripper-keramik-telaga') },
			{ CATEGORY_SLUG: 'camilan', MEDIA_ID: product('nastar-nanas-utuh') },
			{ CATEGORY_SLUG: 'dapur', MEDIA_ID: product('madu-hutan-sumbawa') },
		],
	},
]

const shelves: SeedHome = ({ product }) => [
	{
		KIND: 'STEPS',
		SECTION_ID: 'cara',
		...title(['Secangkir dalam tiga langkah', 'A cup in three steps']),
		STEP_LIST: [
			{
				...title(['Pilih asalnya', 'Choose the origin']),
				TEXT_ID:
					'Gayo yang bulat, Kintamani yang segar, Bajawa yang manis. Ragu? Mulai dari kotak tiga asal.',
				TEXT_EN: 'Round Gayo, bright Kintamani, sweet Bajawa. Unsure? Start with the box of three.',
				MEDIA_ID: product('kenalan-tiga-asal'),
			},
			{
				...title(['Giling segar', 'Grind it fresh']),
				TEXT_ID:
					'Sebutkan alatmu saat memesan, kami gilingkan. Atau giling sendiri, lima belas gram per cangkir.',
				TEXT_EN:
					'Name your brewer when you order and we grind for it. Or grind it yourself, fifteen grams a cup.',
				MEDIA_ID: product('penggiling-tangan-genggam'),
			},
			{
				...title(['Tuang perlahan', 'Pour slowly']),
				TEXT_ID: 'Air 92 derajat, dua setengah menit, tiga kali tuang. Sisanya urusan pagi.',
				TEXT_EN:
					'Water at 92 degrees, two and a half minutes, three pours. The rest is up to the morning.',
				MEDIA_ID: product('ketel-leher-angsa'),
			},
		],
	},
	{
		KIND: 'PRODUCTS',
		SECTION_ID: 'asal-tunggal',
		RULE: 'CATEGORY',
		LAYOUT: 'STRIP',
		COUNT: 8,
		CATEGORY_SLUG: 'single-origin',
		...title(['Satu kebun, satu rasa', 'One farm, one taste']),
	},
]

const stories: SeedHome = ({ hero }) => [
	{
		KIND: 'EDITORIAL',
		SECTION_ID: 'sangrai',
		SIDE: 'RIGHT',
		...story(
			['Tanggal sangrai tercetak di setiap kantong', 'A roast date on every bag'],
			[
				'Kopi paling enak diseduh hari keempat sampai minggu keempat. Karena itu kami tidak menyimpan stok: yang kamu pesan hari ini disangrai Selasa depan.',
				'Coffee tastes best from its fourth day to its fourth week. So we keep no stock: what you order today is roasted next Tuesday.',
			],
			['Dari ruang sangrai', 'From the roasting room'],
		),
		MEDIA_ID: hero('rak-sangrai').wide,
		...alt(['Kantong biji kopi di rak', 'Bags of coffee beans on a shelf']),
		...link('/article/membedakan-tingkat-sangrai', ['Kenali tingkat sangrai', 'Know your roasts']),
	},
	{ KIND: 'PRODUCTS', SECTION_ID: 'newest', RULE: 'NEWEST' },
	{ KIND: 'VOUCHERS', SECTION_ID: 'voucher' },
	{ KIND: 'BANNERS', SECTION_ID: 'promo' },
	{
		KIND: 'REVIEWS',
		SECTION_ID: 'ulasan',
		...title(['Kata yang menyeduh', 'From those who brew it']),
	},
	{
		KIND: 'ARTICLES',
		SECTION_ID: 'articles',
		...title(['Bacaan sambil menunggu air mendidih', 'While the water boils']),
	},
	{ KIND: 'WAYS', SECTION_ID: 'ways' },
]

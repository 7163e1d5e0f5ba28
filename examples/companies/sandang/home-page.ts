import { alt, link, story, title } from '../../both-languages.ts'
import type { SeedHome } from '../../home-shapes.ts'

/** A weaver's room: what is new, who makes it, then cloth. */
export const homePage: SeedHome = (pictures) => [
	...opening(pictures),
	...makers(pictures),
	...shelves(pictures),
]

const opening: SeedHome = ({ hero }) => [
	{
		KIND: 'HERO',
		SECTION_ID: 'pembuka',
		LAYOUT: 'FULL',
		INK: 'DARK',
		...story(
			['Ditenun pelan, dipakai lama', 'Woven slowly, worn for years'],
			[
				'Katun, linen dan wastra dari perajin yang kami kunjungi sendiri. Dipotong dan dijahit di Bandung.',
				'Cotton, linen and heritage cloth from weavers we visit ourselves. Cut and sewn in Bandung.',
			],
		),
		MEDIA_ID: hero('ruang-tenun').wide,
		TALL_MEDIA_ID: hero('ruang-tenun').tall,
		...link('/products?sort=newest', ['Lihat koleksi', 'See the collection']),
	},
	{ KIND: 'CATEGORIES', SECTION_ID: 'kategori', LAYOUT: 'CHIPS' },
	{ KIND: 'FLASH_SALE', SECTION_ID: 'flash-sale' },
	{ KIND: 'PRODUCTS', SECTION_ID: 'newest', RULE: 'NEWEST' },
]

const makers: SeedHome = ({ product }) => [
	{
		KIND: 'STEPS',
		SECTION_ID: 'asal',
		...title(['Dari benang ke lemari', 'From thread to wardrobe']),
		STEP_LIST: [
			{
				...title(['Benang dipilih', 'Thread is chosen']),
				TEXT_ID: 'Katun dan linen berserat panjang, dicelup tanpa bahan yang melukai sungai.',
				TEXT_EN: 'Long-staple cotton and linen, dyed without what harms a river.',
				MEDIA_ID: product('selendang-tenun-pinggir'),
			},
			{
				...title(['Kain ditenun', 'Cloth is woven']),
				TEXT_ID: 'Lurik dari Klaten, batik dari Trusmi. Satu kain dua sampai lima hari.',
				TEXT_EN: 'Lurik from Klaten, batik from Trusmi. One cloth takes two to five days.',
				MEDIA_ID: product('kain-tenun-sutra-warna-alam'),
			},
			{
				...title(['Baju dijahit', 'Clothes are sewn']),
				TEXT_ID: 'Enam belas penjahit di Dago, satu nama di setiap label.',
				TEXT_EN: 'Sixteen tailors in Dago, one name on every label.',
				MEDIA_ID: product('kemeja-linen-teduh'),
			},
		],
	},
]

const shelves: SeedHome = ({ hero }) => [
	{
		KIND: 'EDITORIAL',
		SECTION_ID: 'wastra',
		SIDE: 'LEFT',
		...story(
			['Kawung, parang, mega mendung', 'Kawung, parang, mega mendung'],
			[
				'Setiap motif punya aturan pakainya. Kami menuliskannya di kartu kecil yang ikut di dalam lipatan kain, supaya yang memakai juga bisa bercerita.',
				'Every motif has its own rules. We write them on a small card folded into the cloth, so that whoever wears it can tell its story too.',
			],
			['Batik & wastra', 'Batik & weaves'],
		),
		MEDIA_ID: hero('kain-batik').wide,
		...alt([
			'Dua helai kain batik dan kemeja mega mendung',
			'Two batik cloths and a mega mendung shirt',
		]),
		...link('/products/batik', ['Jelajahi batik', 'Explore batik']),
	},
	{
		KIND: 'PRODUCTS',
		SECTION_ID: 'wastra-pilihan',
		RULE: 'BY_HAND',
		LAYOUT: 'STRIP',
		...title(['Dari meja penenun', "From the weavers' tables"]),
		PRODUCT_SLUG_LIST: [
			'kain-tenun-sutra-warna-alam',
			'batik-kawung-pendopo',
			'selendang-tenun-pinggir',
			'kain-batik-kawung-dua-meter',
			'sarung-tenun-surau',
			'batik-mega-mendung-trusmi',
			'dress-batik-sekar',
			'batik-truntum-malam',
		],
	},
	{ KIND: 'BANNERS', SECTION_ID: 'promo' },
	{
		KIND: 'REVIEWS',
		SECTION_ID: 'ulasan',
		...title(['Kata yang memakai', 'From those who wear it']),
	},
	{
		KIND: 'ARTICLES',
		SECTION_ID: 'articles',
		...title(['Catatan dari sanggar', 'Notes from the atelier']),
	},
	{ KIND: 'WAYS', SECTION_ID: 'ways' },
]

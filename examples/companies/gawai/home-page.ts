import { alt, link, story, title } from '../../both-languages.ts'
import type { SeedHome } from '../../home-shapes.ts'

/** A workshop: plain words first, then the shelves and what they cost. */
export const homePage: SeedHome = (pictures) => [...opening(pictures), ...shelves(pictures)]

const opening: SeedHome = ({ hero, product }) => [
	{
		KIND: 'HERO',
		SECTION_ID: 'pembuka',
		LAYOUT: 'PLAIN',
		...story(
			['Gawai yang sudah kami bongkar duluan', 'Gadgets we took apart before you did'],
			[
				'Setiap barang diuji dua minggu di bengkel Surabaya. Yang tidak bisa diperbaiki tidak kami jual.',
				'Everything is tested for two weeks in our Surabaya workshop. What cannot be repaired, we do not sell.',
			],
		),
		...link('/products?sort=best-selling', ['Lihat yang lolos uji', 'See what passed']),
	},
	{
		KIND: 'CATEGORIES',
		SECTION_ID: 'rak',
		LAYOUT: 'TILES',
		...title(['Rak bengkel', 'Workshop shelves']),
		TILE_LIST: [
			{ CATEGORY_SLUG: 'ponsel-tablet', MEDIA_ID: product('nawala-senja-5g') },
			{ CATEGORY_SLUG: 'komputer', MEDIA_ID: product('laptop-bidang-14') },
			{ CATEGORY_SLUG: 'audio', MEDIA_ID: product('suarala-ruang') },
			{ CATEGORY_SLUG: 'daya', MEDIA_ID: product('powerbank-saku-10000') },
		],
	},
	{ KIND: 'FLASH_SALE', SECTION_ID: 'flash-sale' },
	{
		KIND: 'RANKING',
		SECTION_ID: 'terlaris',
		...title(['Enam yang paling laku', 'The six that sell best']),
		COUNT: 6,
	},
	{
		KIND: 'EDITORIAL',
		SECTION_ID: 'meja',
		SIDE: 'RIGHT',
		...story(
			['Meja kerja yang beres', 'A desk that works'],
			[
				'Laptop yang baterainya bisa diganti, keyboard yang tutsnya bisa dicabut, lampu yang tidak berkedip. Kami pakai sendiri setiap hari.',
				'A laptop with a battery you can change, a keyboard with keys you can pull, a lamp that does not flicker. We use them every day.',
			],
			['Dari meja kami', 'From our own desk'],
		),
		MEDIA_ID: hero('meja-kerja').wide,
		...alt(['Laptop, lampu dan keyboard di meja', 'A laptop, a lamp and a keyboard on a desk']),
		...link('/products/komputer', ['Lihat komputer', 'See computing']),
	},
	{ KIND: 'PRODUCTS', SECTION_ID: 'diskon', RULE: 'ON_SALE', LAYOUT: 'STRIP', COUNT: 8 },
	{ KIND: 'PRODUCTS', SECTION_ID: 'newest', RULE: 'NEWEST' },
]

const shelves: SeedHome = ({ hero }) => [
	{
		KIND: 'EDITORIAL',
		SECTION_ID: 'dengar',
		SIDE: 'LEFT',
		...story(
			['Didengar dulu, baru dijual', 'Heard first, then sold'],
			[
				'Tiga orang, lima lagu, satu ruangan yang sama. Nilainya kami tulis di halaman produk, juga yang buruk.',
				'Three people, five songs, the same room. We publish the marks on the product page, the bad ones too.',
			],
			['Ruang dengar', 'The listening room'],
		),
		MEDIA_ID: hero('ruang-dengar').wide,
		...alt(['Mikrofon, pelantang dan headphone', 'A microphone, a speaker and headphones']),
		...link('/products/audio', ['Lihat audio', 'See audio']),
	},
	{ KIND: 'VOUCHERS', SECTION_ID: 'voucher' },
	{ KIND: 'BANNERS', SECTION_ID: 'promo' },
	{
		KIND: 'REVIEWS',
		SECTION_ID: 'ulasan',
		...title(['Kata yang sudah memakai', 'From those who use them']),
	},
	{ KIND: 'ARTICLES', SECTION_ID: 'articles', ...title(['Catatan bengkel', 'Workshop notes']) },
	{ KIND: 'WAYS', SECTION_ID: 'ways' },
]

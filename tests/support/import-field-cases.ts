import { workbookOf } from './workbook.ts'

/** A small product file as shops have them, and what is to be read of it. */
export type FieldCase = {
	title: string
	file: string | Uint8Array
	rate?: number
	format?: string
	/** Titles of columns that are not read. */
	ignored?: string[]
	/** Part of each product, by its key. */
	products?: Record<string, object>
	/** Lines with the English reason, or a part of it. */
	refused?: [line: number, reason: string][]
	noted?: [line: number, reason: string][]
}

const lines = (...list: string[]) => list.join('\n')
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const one = (variant: object) => ({ variants: [variant] })
const head = 'Handle,Title,Variant SKU,Variant Price'

const woo =
	'ID,Type,SKU,Name,Published,Is featured?,Short description,Description,Date sale price ends,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)'

const shopeeKeys =
	'ps_category|0|0;ps_product_name|1|0;ps_product_description|1|0;ps_sku_parent_short|0|0;et_title_variation_integration_no|0|0;et_title_variation_1|0|0;et_title_option_for_variation_1|0|0;et_title_image_per_variation|0|3;ps_price|1|1;ps_stock|0|1;ps_sku_short|0|0;ps_item_cover_image|0|3;ps_item_image.1|0|3;ps_weight|1|1'
const shopeeTitles =
	'Kategori;Nama Produk;Deskripsi Produk;SKU Induk;Kode Integrasi Variasi;Nama Variasi 1;Varian untuk Variasi 1;Foto Produk per Varian;Harga;Stok;Kode Variasi;Foto Sampul;Foto Produk 1;Berat'

export const fieldCases: FieldCase[] = [
	{
		title: 'Shopify: an export with BOM, CRLF and a default title',
		file: '\ufeffHandle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\r\nmug,Mug,Title,Default Title,M-1,55000.00\r\n\r\n',
		format: 'SHOPIFY',
		products: { mug: { optionNames: [], ...one({ sku: 'M-1', price: 55_000 }) } },
	},
	{
		title: 'a file with line ends of old Mac programs',
		file: `${head}\ra,Satu,A,1000\rb,Dua,B,2000\r`,
		products: { a: one({ price: 1000 }), b: one({ price: 2000 }) },
	},
	{
		title: 'quotes within quotes, and an inch mark in an unquoted cell',
		file: lines(head, 'a,"Kaos ""Cool"" 12"" lebar",A,1000', 'b,Papan 5" tebal,B,2000'),
		products: { a: { title: 'Kaos "Cool" 12" lebar' }, b: { title: 'Papan 5" tebal' } },
	},
	{
		title: 'a first line sep=; and prices with thousands',
		file: lines('sep=;', head.replaceAll(',', ';'), 'a;A;A-1;1.250.000', 'b;B;B-1;Rp 12.500,-'),
		products: { a: one({ price: 1_250_000 }), b: one({ price: 12_500 }) },
	},
	{
		title: 'prices in the English way, and with decimals that are zero',
		file: lines(head, 'a,A,A-1,"1,250,000.00"', 'b,B,B-1,25000.000', 'c,C,C-1,"IDR 12,500"'),
		products: {
			a: one({ price: 1_250_000 }),
			b: one({ price: 25_000 }),
			c: one({ price: 12_500 }),
		},
	},
	{
		title: 'a price that cannot be meant is refused',
		file: lines(head, 'a,A,A-1,1.25.000', 'b,B,B-1,12.5', 'c,C,C-1,hubungi kami'),
		products: {},
		refused: [
			[2, '"1.25.000" is not a price'],
			[3, '"12.5" is not a price'],
			[4, '"hubungi kami" is not a price'],
		],
	},
	{
		title: 'UTF-16 with its mark, little-endian, as Excel saves Unicode text',
		file: Buffer.concat([
			Buffer.from([0xff, 0xfe]),
			Buffer.from(`${head.replaceAll(',', '\t')}\r\na\tCafé 咖啡\tA\t1000\r\n`, 'utf16le'),
		]),
		products: { a: { title: 'Café 咖啡' } },
	},
	{
		title: 'UTF-16 with its mark, big-endian',
		file: Buffer.concat([
			Buffer.from([0xfe, 0xff]),
			Buffer.from(`${head}\r\na,Café,A,1000\r\n`, 'utf16le').swap16(),
		]),
		products: { a: { title: 'Café' } },
	},
	{
		title: 'Windows-1252 far below lines in UTF-8 is decoded, and the others stay',
		file: Buffer.concat([
			Buffer.from(`${head}\na,Kopi é,A,1000\nx,Isi,X,5\n${',,,\n'.repeat(20_000)}`),
			latin1('z,Caf\xe9 \x96 enak,Z,1000\n'),
		]),
		products: { a: { title: 'Kopi é' }, x: {}, z: { title: 'Café – enak' } },
	},
	{
		title: 'a character that was lost before is refused instead of stored',
		file: lines(
			head.replace('Title', 'Title,Vendor'),
			'a,A,Caf\ufffd,A-1,1000',
			'b,B,Toko,B-1,1000',
		),
		products: { b: {} },
		refused: [[2, 'a character that was lost']],
	},
	{
		title: 'a workbook with numbers as numbers',
		file: workbookOf([
			['Handle', 'Title', 'Variant SKU', 'Variant Price', 'Variant Grams'],
			['a', 'Madu', 8_991_230_000_000, 125_000, 250],
		]),
		format: 'SHOPIFY',
		products: { a: one({ sku: '8991230000000', price: 125_000, weightGrams: 250 }) },
	},
	{
		title: 'rows of a product that stand apart, and empty rows between',
		file: lines(
			'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,,',
			'a,Kaos,Ukuran,S,A-S,1000,,',
			'b,Topi,,,B,2000,,',
			',,,,,,,',
			'a,,,M,A-M,1000,,',
			',,,,,,,',
		),
		ignored: [],
		products: { a: { variants: [{ sku: 'A-S' }, { sku: 'A-M', optionValues: ['M'] }] }, b: {} },
	},
	{
		title: 'another product with a handle that was used is refused, apart',
		file: lines(head, 'a,Kaos,A,1000', 'b,Topi,B,2000', 'a,Sepatu,C,3000'),
		products: { a: { title: 'Kaos' }, b: {} },
		refused: [[4, 'another product of the file has this handle']],
	},
	{
		title: 'columns that are not read are listed, and empty titles are not',
		file: lines('Handle,Title,Variant Price,Cost per item,Collection,,', 'a,A,1000,500,x,,'),
		ignored: ['Cost per item', 'Collection'],
		products: { a: {} },
	},
	{
		title: 'Shopify: texts for search engines stand on one line and are cut to their length',
		file: lines(
			`${head},SEO Title,SEO Description`,
			`a,A,A,1000,"Kaos\nadem",${'x'.repeat(400)}`,
			'b,B,B,1000,,',
		),
		ignored: [],
		products: {
			a: { seoTitle: 'Kaos adem', seoDescription: 'x'.repeat(320) },
			b: { seoTitle: '', seoDescription: '' },
		},
	},
	{
		title: 'a number that a spreadsheet shortened in a SKU is remarked',
		file: lines(head.replaceAll(',', ';'), 'a;A;8,99123E+12;1000'),
		products: { a: one({ sku: '8,99123E+12' }) },
		noted: [[2, 'shortened the SKU']],
	},
	{
		title: 'a SKU that two variants of a product share keeps both, with a remark',
		file: lines(
			'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
			'a,Kaos,Ukuran,S,SAMA,1000',
			'a,,,M,SAMA,1000',
		),
		products: { a: { variants: [{ sku: 'SAMA' }, { sku: 'SAMA/M' }] } },
		noted: [[3, 'another variant of this product has the SKU SAMA']],
	},
	{
		title: 'an unknown status is a draft with a remark; words of two languages are known',
		file: lines('Handle,Title,Price,Status', 'a,A,1,unlisted', 'b,B,1,Aktif', 'c,C,1,Nonaktif'),
		products: { a: { status: 'DRAFT' }, b: { status: 'ACTIVE' }, c: { status: 'DRAFT' } },
		noted: [[2, 'the status "unlisted" is unknown']],
	},
	{
		title: 'booleans in words',
		file: lines(
			'Handle,Title,Price,Published',
			'a,A,1,TIDAK',
			'b,B,1,Ya',
			'c,C,1,-1',
			'd,D,1,TRUE',
		),
		products: {
			a: { status: 'DRAFT' },
			b: { status: 'ACTIVE' },
			c: { status: 'DRAFT' },
			d: { status: 'ACTIVE' },
		},
	},
	{
		title: 'a stock below zero, unlimited, with thousands, or in words',
		file: lines(
			'Handle,Title,Price,Inventory quantity',
			'a,A,1,-3',
			'b,B,1,unlimited',
			'c,C,1,"1,200"',
			'd,D,1,banyak',
		),
		products: { a: one({ stock: 0 }), b: {}, c: one({ stock: 1200 }) },
		refused: [[5, 'not a whole number']],
		noted: [
			[2, 'below zero; 0 is taken'],
			[3, 'names no number'],
		],
	},
	{
		title: 'weights with units and thousands',
		file: lines(
			'Handle,Title,Price,Variant Grams',
			'a,A,1,"0,25 kg"',
			'b,B,1,250 gr',
			'c,C,1,1.250',
			'd,D,1,berat',
		),
		products: {
			a: one({ weightGrams: 250 }),
			b: one({ weightGrams: 250 }),
			c: one({ weightGrams: 1250 }),
		},
		refused: [[5, 'is not a weight']],
	},
	{
		title: 'sizes in three columns of a product, and of a variant in one',
		file: lines(
			'Handle,Title,Option1 Name,Option1 Value,Variant Price,Length (cm),Width (cm),Height (cm),Variant Size (cm)',
			'a,A,Ukuran,S,1,30,"20,5",10,',
			'a,,,L,1,,,,40 x 30.25 x 100mm',
			'b,B,,,1,,,,',
			'c,C,,,1,0,0,0,',
			'd,D,,,1,30,,10,besar',
		),
		products: {
			a: {
				length: 30,
				width: 20.5,
				height: 10,
				variants: [{ size: null }, { size: { length: 40, width: 30.3, height: 10 } }],
			},
			b: { length: null, width: null, height: null },
			c: { length: null },
			d: {},
		},
		noted: [
			[6, 'the size "30 x  x 10" is not'],
			[6, 'the size "besar" is not'],
		],
	},
	{
		title: 'WooCommerce: a variation has a size of its own where it differs from its product’s',
		file: lines(
			'ID,Type,SKU,Name,Regular price,Parent,Length (cm),Width (cm),Height (cm),Attribute 1 name,Attribute 1 value(s)',
			'1,variable,KB,Kaos,,,30,20,5,Ukuran,"S, L"',
			'2,variation,KB-S,Kaos - S,1000,KB,30,20,5,Ukuran,S',
			'3,variation,KB-L,Kaos - L,1000,KB,40,30,5,Ukuran,L',
			'4,variation,KB-X,Kaos - X,1000,KB,,,,Ukuran,X',
		),
		format: 'WOOCOMMERCE',
		products: {
			KB: {
				length: 30,
				variants: [{ size: null }, { size: { length: 40, width: 30, height: 5 } }, { size: null }],
			},
		},
	},
	{
		title: 'a title with line breaks and marks of direction stands on one line',
		file: lines(head, 'a,"Kaos\u200e\nPolos",A,1000'),
		products: { a: { title: 'Kaos Polos' } },
	},
	{
		title: 'a long text is never cut within a character',
		file: lines('Handle,Title,Tags,Price', `a,A,${'x'.repeat(99)}😀,1000`),
		products: { a: { tags: ['x'.repeat(99)] } },
	},
	{
		title: 'handles and titles in other scripts',
		file: lines(head, '咖啡豆,咖啡豆,K,1000', 'قهوة,قهوة,Q,1000'),
		products: { 咖啡豆: { title: '咖啡豆' }, قهوة: {} },
	},
	{
		title: 'WooCommerce: a simple product with HTML, several categories and pictures',
		file: lines(
			woo,
			'10,simple,KP,Kopi Gayo,1,0,Singkat,"<p>Panjang</p>\\n<p>Lagi</p>",,1,12,0.25,45000,50000,"Minuman > Kopi, Promo",enak,"https://x.test/a b.jpg?x=1,2, https://x.test/b.jpg",,Asal,Aceh,,',
		),
		format: 'WOOCOMMERCE',
		ignored: ['Is featured?'],
		products: {
			KP: {
				title: 'Kopi Gayo',
				bodyHtml: 'Singkat\n\n<p>Panjang</p>\n<p>Lagi</p>',
				category: 'Kopi',
				tags: ['enak', 'Promo'],
				optionNames: [],
				images: [{ url: 'https://x.test/a b.jpg?x=1,2' }, { url: 'https://x.test/b.jpg' }],
				variants: [{ price: 45_000, priceBefore: 50_000, stock: 12, weightGrams: 250 }],
			},
		},
	},
	{
		title: 'WooCommerce: entities of names and texts are decoded once',
		file: lines(
			woo,
			'10,simple,TJ,"Tom &amp; Jerry&#8217;s ""5 &lt; 6""",1,0,,"Tom &amp; Jerry &amp;amp; &unknown; 5 < 6",,1,1,1,,1000,Baju &amp; Celana,,,,,,,',
		),
		products: {
			TJ: {
				title: 'Tom & Jerry’s "5 < 6"',
				category: 'Baju & Celana',
				bodyHtml: '<p>Tom &amp; Jerry &amp;amp; &amp;unknown; 5 &lt; 6</p>',
			},
		},
	},
	{
		title: 'WooCommerce: variations before their product, with its weight and their own',
		file: lines(
			woo,
			'11,variation,KS-S,Kaos - S,1,0,,,,1,,,,85000,,,https://x.test/s.jpg,KS,Ukuran,S,Bahan,',
			'12,variable,KS,Kaos,1,0,,<p>Adem</p>,,1,,0.2,,,Pakaian > Kaos,,https://x.test/k.jpg,,Ukuran,"S, M",Bahan,Katun',
			'13,variation,,Kaos - M,1,0,,,,0,,0.3,80000,90000,,,,KS,Ukuran,M,Bahan,',
		),
		products: {
			KS: {
				title: 'Kaos',
				optionNames: ['Ukuran'],
				variants: [
					{ sku: 'KS-S', optionValues: ['S'], weightGrams: 200, price: 85_000 },
					{ optionValues: ['M'], weightGrams: 300, price: 80_000, stock: 0 },
				],
			},
		},
	},
	{
		title: 'WooCommerce: a product without a SKU is found by its number',
		file: lines(
			woo,
			'20,variable,,Tas,1,0,,,,1,,1,,,Tas,,,,Warna,"Merah, Biru",,',
			'21,variation,,Tas - Merah,1,0,,,,1,4,,,100000,,,,id:20,Warna,Merah,,',
		),
		products: { 'id:20': { title: 'Tas', variants: [{ optionValues: ['Merah'], stock: 4 }] } },
	},
	{
		title: 'WooCommerce: a lowered price that has ended is not taken',
		file: lines(woo, '10,simple,KP,Kopi,1,0,,,2026-01-31,1,1,0.25,45000,50000,,,,,,,,'),
		products: { KP: one({ price: 50_000, priceBefore: null }) },
		noted: [[2, 'has ended (2026-01-31)']],
	},
	{
		title: 'WooCommerce: kinds that are not sold here, and drafts',
		file: lines(
			woo,
			'14,grouped,,Paket,1,0,,,,1,,,,,,,,,,,,',
			'15,simple,D,Draf,-1,0,,,,1,1,0.1,,1000,,,,,,,,',
		),
		products: { D: { status: 'DRAFT' } },
		refused: [[2, 'of the kind "grouped"']],
	},
	{
		title: 'WooCommerce: more than three attributes are joined, with a remark',
		file: lines(
			'ID,Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s),Attribute 4 name,Attribute 4 value(s)',
			'1,variable,P,Pena,,,A,1,B,2,C,3,D,4',
			'2,variation,P-1,Pena,1000,P,A,1,B,2,C,3,D,4',
		),
		products: {
			P: { optionNames: ['A', 'B', 'C / D'], variants: [{ optionValues: ['1', '2', '3 / 4'] }] },
		},
		noted: [[2, 'joined: C, D']],
	},
	{
		title: 'WooCommerce in Indonesian',
		file: lines(
			'ID,Tipe,SKU,Nama,Diterbitkan,Deskripsi,Stok,Berat (kg),Harga obral,Harga normal,Kategori,Gambar,Induk',
			'1,simple,T,Teh,1,Harum,5,"0,1",,"12.000",Minuman,https://x.test/t.jpg,',
		),
		format: 'WOOCOMMERCE',
		products: {
			T: { bodyHtml: '<p>Harum</p>', ...one({ price: 12_000, weightGrams: 100, stock: 5 }) },
		},
	},
	{
		title: 'Shopee: keys, titles and instructions above the rows, variants joined by their code',
		file: lines(
			shopeeKeys,
			'mass_new_basic;;;;;;;;;;;;;',
			shopeeTitles,
			'Opsional;Wajib;Wajib;Opsional;Wajib Bersyarat;;;;Wajib;Wajib;Opsional;;;Wajib',
			';Masukkan nama 5-255;Masukkan;;;;;;Harga 99 - 150jt;;;;;Masukkan berat dalam gram',
			'100043;Kaos Polos;"Adem\nNyaman";KAOS;INT1;Warna;Merah;https://x.test/m.jpg;Rp 45.000;10;KAOS-M;https://x.test/c.jpg;https://x.test/1.jpg;200',
			'100043;Topi;Hangat;TOPI;;;;;25000;3;;https://x.test/t.jpg;;100',
			'100043;Kaos Polos;"Adem\nNyaman";KAOS;INT1;Warna;Biru;https://x.test/b.jpg;45000;0;KAOS-B;;;200',
		),
		format: 'SHOPEE',
		ignored: ['ps_category|0|0'],
		products: {
			INT1: {
				title: 'Kaos Polos',
				bodyHtml: '<p>Adem<br>Nyaman</p>',
				optionNames: ['Warna'],
				images: [{ url: 'https://x.test/c.jpg' }, { url: 'https://x.test/1.jpg' }],
				variants: [
					{ sku: 'KAOS-M', imageUrl: 'https://x.test/m.jpg', price: 45_000, stock: 10 },
					{ sku: 'KAOS-B', stock: 0, weightGrams: 200 },
				],
			},
			Topi: { optionNames: [], variants: [{ sku: 'TOPI', price: 25_000 }] },
		},
	},
	{
		title: 'Shopee: titles alone, as a workbook',
		file: workbookOf([
			shopeeTitles.split(';'),
			['', 'Wajib', 'Wajib', '', '', '', '', '', 'Wajib', '', '', '', '', ''],
			[
				'Fashion',
				'Sarung',
				'Halus',
				'SR',
				'',
				'',
				'',
				'',
				99_000,
				4,
				'',
				'https://x.test/s.jpg',
				'',
				300,
			],
		]),
		format: 'SHOPEE',
		products: {
			Sarung: { category: 'Fashion', variants: [{ sku: 'SR', price: 99_000, weightGrams: 300 }] },
		},
	},
	{
		title: 'Tokopedia: sections above, instructions below the titles',
		file: lines(
			';Informasi Produk;;;;;;;;Informasi SKU;;;',
			'Pesan Error;Nama Produk*;Deskripsi Produk;Kode Kategori*;Berat* (Gram);Minimum Pemesanan*;Nomor Etalase;Kondisi*;Foto Produk 1*;SKU Name;Status*;Jumlah Stok*;Harga (Rp)*',
			'Abaikan kolom ini;Maks 70;Deskripsi 2000;Angka;Berat 1-500000;;;;URL;;Aktif/Nonaktif;Angka;Harga 100-100jt',
			';Madu Hutan;Manis & asli;1234;1.250;1;;Baru;https://x.test/a.jpg;MD-1;Aktif;8;150.000',
			';Madu Hitam;Pahit;1234;500;1;;Baru;https://x.test/b.jpg;MD-2;Nonaktif;0;99000',
		),
		format: 'TOKOPEDIA',
		ignored: ['Pesan Error', 'Kode Kategori*', 'Minimum Pemesanan*', 'Nomor Etalase', 'Kondisi*'],
		products: {
			'Madu Hutan': {
				bodyHtml: '<p>Manis &amp; asli</p>',
				status: 'ACTIVE',
				variants: [{ sku: 'MD-1', price: 150_000, stock: 8, weightGrams: 1250 }],
			},
			'Madu Hitam': { status: 'DRAFT' },
		},
	},
	{
		title: 'Tokopedia and TikTok Shop: keys in English',
		file: lines(
			'category,brand,product_name,product_description,main_image,image_2,property_name_1,property_value_1,parcel_weight,price,quantity,seller_sku',
			'Kategori,Merek,Nama Produk,Deskripsi,Gambar utama,Gambar 2,Nama variasi,Nilai,Berat paket (g),Harga,Jumlah,SKU Penjual',
			'Rumah,Adem,Gelas,Bening,https://x.test/g.jpg,,Warna,Biru,150,15000,7,G-B',
			'Rumah,Adem,Gelas,Bening,https://x.test/g.jpg,,Warna,Hijau,150,16000,8,G-H',
		),
		format: 'TOKOPEDIA',
		products: {
			Gelas: { brand: 'Adem', optionNames: ['Warna'], variants: [{ sku: 'G-B' }, { sku: 'G-H' }] },
		},
	},
	{
		title: 'a list of another program: unknown, with a guess by the names of its columns',
		file: lines(
			'Daftar Harga Toko Makmur',
			'Kode Barang;Nama Barang;Harga Jual;Sisa;Rak',
			'B-1;Beras;75.000;12;A1',
		),
		format: 'UNKNOWN',
		ignored: ['Rak'],
		products: { Beras: one({ sku: 'B-1', price: 75_000, stock: 12 }) },
	},
]

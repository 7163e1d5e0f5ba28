import { FILE_FIELD_NAMES } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { FILE_TEXT_NAMES, PRODUCT_TEXTS } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import type { Column } from './column.ts'
import type { ProductColumn } from './product-columns.ts'

/** The names of columns in files of several shops and marketplaces, in Indonesian and English; as `headerName` has them. */
export type Names = Partial<Record<Column, readonly string[]>>

const codeNames = ['gtin', 'ean', 'upc', 'isbn', 'barcode', 'kode batang']

const fileTexts = recordOf(FILE_TEXT_NAMES, (name) => [
	name,
	[PRODUCT_TEXTS[name].fileTitle.toLowerCase()],
])

const plainFields = recordOf(FILE_FIELD_NAMES, (name) => [
	name,
	[PLAIN_FIELDS[name].fileTitle.toLowerCase()],
])

/** Shopify's exports of several years, and this shop's own: with every column of a product. */
export const shopifyNames: Names & Record<ProductColumn, readonly string[]> = {
	handle: ['handle', 'url handle'],
	title: ['title'],
	body: ['body (html)', 'body html', 'body', 'description'],
	...fileTexts,
	vendor: ['vendor'],
	productCategory: ['product category', 'standardized product type', 'standard product type'],
	type: ['type', 'custom product type'],
	tags: ['tags'],
	...plainFields,
	published: ['published', 'published on online store'],
	status: ['status'],
	giftCard: ['gift card'],
	option1Name: ['option1 name'],
	option1Value: ['option1 value'],
	option2Name: ['option2 name'],
	option2Value: ['option2 value'],
	option3Name: ['option3 name'],
	option3Value: ['option3 value'],
	sku: ['variant sku', 'sku'],
	barcode: ['variant barcode', 'barcode'],
	mpn: ['variant mpn', 'google shopping / mpn', 'mpn'],
	grams: ['variant grams', 'weight value (grams)', 'grams'],
	length: ['length (cm)'],
	width: ['width (cm)'],
	height: ['height (cm)'],
	variantSize: ['variant size (cm)'],
	stock: ['variant inventory qty', 'inventory quantity'],
	tracker: ['variant inventory tracker', 'inventory tracker'],
	price: ['variant price', 'price'],
	compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
	variantImage: ['variant image', 'variant image url'],
	image: ['image src', 'product image url'],
	imagePosition: ['image position'],
	imageAlt: ['image alt text'],
}

/** Exports of WooCommerce. */
export const wooNames: Names = {
	id: ['id'],
	kind: ['type', 'tipe', 'jenis'],
	sku: ['sku'],
	barcode: [
		'gtin, upc, ean, or isbn',
		'gtin, upc, ean, atau isbn',
		'meta: _global_unique_id',
		'meta: _wc_gla_gtin',
		...codeNames,
	],
	mpn: ['mpn', 'meta: _wc_gla_mpn'],
	title: ['name', 'nama'],
	published: ['published', 'diterbitkan', 'dipublikasikan', 'terbit'],
	shortBody: ['short description', 'deskripsi singkat'],
	body: ['description', 'deskripsi'],
	saleFrom: [
		'date sale price starts',
		'tanggal harga obral dimulai',
		'tanggal mulai harga obral',
		'tanggal harga diskon dimulai',
		'tanggal mulai harga diskon',
	],
	saleUntil: [
		'date sale price ends',
		'tanggal harga obral berakhir',
		'tanggal berakhir harga obral',
		'tanggal harga diskon berakhir',
		'tanggal berakhir harga diskon',
	],
	inStock: ['in stock?', 'tersedia?', 'stok tersedia?', 'ada stok?'],
	stock: ['stock', 'stok', 'persediaan'],
	kilograms: ['weight (kg)', 'berat (kg)'],
	grams: ['weight (g)', 'berat (g)', 'weight', 'berat'],
	pounds: ['weight (lbs)', 'berat (lbs)'],
	length: ['length (cm)', 'panjang (cm)'],
	width: ['width (cm)', 'lebar (cm)'],
	height: ['height (cm)', 'tinggi (cm)'],
	ounces: ['weight (oz)', 'berat (oz)'],
	salePrice: ['sale price', 'harga obral', 'harga diskon', 'harga promo'],
	price: ['regular price', 'harga normal', 'harga reguler', 'harga biasa'],
	productCategory: ['categories', 'kategori'],
	tags: ['tags', 'tag', 'label'],
	image: ['images', 'gambar'],
	parent: ['parent', 'induk'],
	vendor: ['brands', 'brand', 'merek'],
}

/** Attributes of WooCommerce, numbered from 1: of the name, and of the values. */
export const wooAttribute = {
	name: [/^attribute (\d+) name$/, /^nama atribut (\d+)$/, /^atribut (\d+) nama$/],
	value: [/^attribute (\d+) value\(s\)$/, /^nilai atribut (\d+)$/, /^atribut (\d+) nilai$/],
}

/** Shopee's files for mass upload and mass update: their keys, and their titles. */
export const shopeeNames: Names = {
	group: [
		'et_title_variation_integration_no',
		'kode integrasi variasi',
		'variation integration no.',
		'variation integration no',
		'et_title_product_id',
		'kode produk',
	],
	title: ['ps_product_name', 'et_title_product_name', 'nama produk', 'product name'],
	body: [
		'ps_product_description',
		'et_title_product_description',
		'deskripsi produk',
		'product description',
	],
	type: ['ps_category', 'kategori', 'category'],
	vendor: ['ps_brand', 'merek', 'brand'],
	parentSku: ['ps_sku_parent_short', 'et_title_parent_sku', 'sku induk', 'parent sku'],
	option1Name: ['et_title_variation_1', 'nama variasi 1', 'variation name1', 'variation name 1'],
	option1Value: [
		'et_title_option_for_variation_1',
		'varian untuk variasi 1',
		'option for variation 1',
		'et_title_variation_name',
		'nama variasi',
	],
	variantImage: ['et_title_image_per_variation', 'foto produk per varian', 'image per variation'],
	option2Name: ['et_title_variation_2', 'nama variasi 2', 'variation name2', 'variation name 2'],
	option2Value: [
		'et_title_option_for_variation_2',
		'varian untuk variasi 2',
		'option for variation 2',
	],
	price: ['ps_price', 'et_title_variation_price', 'harga', 'price'],
	stock: ['ps_stock', 'et_title_variation_stock', 'stok', 'stock'],
	sku: ['ps_sku_short', 'et_title_variation_sku', 'kode variasi', 'sku'],
	barcode: ['ps_gtin_code', 'et_title_variation_gtin', 'kode gtin', 'gtin code', ...codeNames],
	mpn: ['mpn'],
	image: [
		'ps_item_cover_image',
		'foto sampul',
		'cover image',
		...numbered('ps_item_image_', 8),
		...numbered('foto produk ', 8),
		...numbered('item image ', 8),
	],
	grams: ['ps_weight', 'et_title_product_weight', 'berat', 'weight', 'berat (g)', 'berat (gram)'],
	kilograms: ['berat (kg)', 'weight (kg)'],
	length: ['ps_length', 'et_title_product_length', 'panjang', 'length'],
	width: ['ps_width', 'et_title_product_width', 'lebar', 'width'],
	height: ['ps_height', 'et_title_product_height', 'tinggi', 'height'],
}

/** Tokopedia's files for mass upload and change, and those of its successor with TikTok Shop. */
export const tokopediaNames: Names = {
	group: ['product id', 'product_id', 'id produk'],
	title: ['nama produk', 'product name', 'product_name'],
	body: ['deskripsi produk', 'product description', 'product_description'],
	type: ['kode kategori', 'kategori kode', 'category code', 'kategori', 'category'],
	vendor: ['merek', 'brand'],
	grams: ['berat (gram)', 'berat', 'weight (gram)', 'parcel_weight', 'package weight(g)'],
	length: ['parcel_length', 'package length(cm)', 'panjang (cm)', 'panjang'],
	width: ['parcel_width', 'package width(cm)', 'lebar (cm)', 'lebar'],
	height: ['parcel_height', 'package height(cm)', 'tinggi (cm)', 'tinggi'],
	image: [
		...numbered('foto produk ', 9),
		...numbered('gambar ', 9),
		'foto utama',
		'main_image',
		...numbered('image_', 9),
		...numbered('product photo ', 9),
	],
	sku: ['sku name', 'nama sku', 'sku', 'seller_sku', 'sku penjual'],
	barcode: ['gtin_code', 'identifier code', 'kode pengenal', 'kode gtin', ...codeNames],
	mpn: ['mpn'],
	status: ['status'],
	stock: ['jumlah stok', 'stok', 'stock', 'quantity', 'kuantitas'],
	price: ['harga (rp)', 'harga', 'price (rp)', 'price', 'harga satuan'],
	option1Name: [
		'nama varian 1',
		'tipe varian 1',
		'varian 1',
		'property_name_1',
		'variation 1 name',
	],
	option1Value: ['opsi varian 1', 'pilihan varian 1', 'nilai varian 1', 'property_value_1'],
	variantImage: ['gambar varian', 'foto varian', 'gambar varian 1', 'property_1_image'],
	option2Name: ['nama varian 2', 'tipe varian 2', 'varian 2', 'property_name_2'],
	option2Value: ['opsi varian 2', 'pilihan varian 2', 'nilai varian 2', 'property_value_2'],
}

/** Names that the mapping of another file begins with. */
export const commonNames: Names = {
	handle: ['handle', 'url handle', 'slug', 'permalink'],
	title: [
		'title',
		'judul',
		'nama',
		'nama produk',
		'nama barang',
		'name',
		'product name',
		'produk',
		'item',
		'barang',
	],
	body: ['description', 'deskripsi', 'deskripsi produk', 'keterangan', 'product description'],
	vendor: ['vendor', 'brand', 'merek', 'merk'],
	type: ['type', 'kategori', 'category', 'jenis', 'kategori produk', 'grup'],
	tags: ['tags', 'tag', 'label', 'kata kunci'],
	status: ['status'],
	published: ['published', 'tampil', 'aktif', 'visible'],
	sku: [
		'variant sku',
		'sku',
		'kode',
		'kode barang',
		'kode produk',
		'kode sku',
		'item code',
		'product code',
		'barcode',
	],
	// A file with no other code has the barcode as its SKU.
	barcode: ['variant barcode', ...codeNames],
	mpn: ['mpn', 'nomor suku cadang', 'part number'],
	price: [
		'variant price',
		'price',
		'harga',
		'harga jual',
		'harga (rp)',
		'selling price',
		'unit price',
		'harga satuan',
	],
	compareAt: ['compare at price', 'harga coret', 'harga sebelum diskon', 'harga awal'],
	salePrice: ['sale price', 'harga promo', 'harga diskon', 'special price'],
	stock: ['stock', 'stok', 'qty', 'quantity', 'jumlah', 'jumlah stok', 'persediaan', 'sisa'],
	grams: [
		'variant grams',
		'grams',
		'berat',
		'berat (gram)',
		'berat (gr)',
		'berat (g)',
		'weight',
		'weight (g)',
		'weight (gram)',
	],
	kilograms: ['weight (kg)', 'berat (kg)'],
	length: ['length (cm)', 'length', 'panjang (cm)', 'panjang'],
	width: ['width (cm)', 'width', 'lebar (cm)', 'lebar'],
	height: ['height (cm)', 'height', 'tinggi (cm)', 'tinggi'],
	option1Name: ['option1 name', 'nama varian', 'nama variasi', 'nama varian 1', 'nama variasi 1'],
	option1Value: [
		'option1 value',
		'varian',
		'variasi',
		'variant',
		'pilihan',
		'varian 1',
		'variasi 1',
	],
	option2Name: ['option2 name', 'nama varian 2', 'nama variasi 2'],
	option2Value: ['option2 value', 'varian 2', 'variasi 2'],
	image: [
		'image',
		'images',
		'image url',
		'gambar',
		'foto',
		'url gambar',
		'link gambar',
		'image src',
		'foto produk',
		...numbered('foto ', 9),
		...numbered('gambar ', 9),
		...numbered('image ', 9),
		...numbered('foto produk ', 9),
	],
	variantImage: ['variant image', 'gambar varian', 'foto varian'],
}

function numbered(begin: string, most: number): string[] {
	return Array.from({ length: most }, (_, at) => `${begin}${at + 1}`)
}

/** A name of a column without case, marks of required fields and technical additions. */
export function headerName(text: string): string {
	return text
		.replace(/\|\d+(?:\|\d+)*$/, '')
		.replace(/[*\ufeff]/g, '')
		.replace(/\s+/g, ' ')
		.replace(/^(ps_item_image)\.(\d)$/i, '$1_$2')
		.trim()
		.toLowerCase()
}

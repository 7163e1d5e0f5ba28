/** A migration whose file was changed after databases had been made with it. */
export type Revision = {
	/** SHA-256 of the file as it was. */
	before: string
	/** The version of the migration that takes its place; the number had changed, too, where they differ. */
	version: number
	/** What the present file does beyond the earlier one. */
	statements: string[]
}

/**
 * The migrations that were changed or renumbered before their digests were frozen (`landed-migrations.json`). A database
 * made with one is brought to the present text. No entry is added from now on: a landed file never changes.
 */
export const REVISIONS: Revision[] = [
	{
		before: '3eb294e2c9328f5a6968e9ac176302d9b1cfdc13728f9005c0febbabcda3dc4c',
		version: 38,
		statements: [
			`drop index "product_price"`,
			`create index "product_price" on "product" using btree ("company_id","status","price_min","id") include ("price_max","published_at")`,
		],
	},
	{
		before: 'ed742bcb46e977c5bad48982cd197bd6773aef91c55ba2a2a2d7f5c69faf4b81',
		version: 67,
		statements: [`alter table "pickup_place" drop column "position"`],
	},
	{
		before: '352d14eb64b043a6fbe91ecbd1668e3bb5fc61c8ebde5e36495349b67fe379cf',
		version: 72,
		statements: [
			`drop trigger "stock_operator_change" on "stock"`,
			`create trigger "stock_operator_change" after insert or update or delete on "stock" for each row
				when (current_setting('etalase.operator_event', true) <> '')
				execute function record_operator_change('variant_id', 'product_id,is_offered,is_free,held_for_guests')`,
		],
	},
	{
		before: '986ebc0319205b903b0382e38444d28c73ab5abae8049e34a3a93bd63adb1d6f',
		version: 73,
		statements: [
			`alter index "product_search_tier_1" set (fastupdate = off)`,
			`alter index "product_search_tier_2" set (fastupdate = off)`,
			`alter index "product_search" set (fastupdate = off)`,
			`alter index "product_search_text" set (fastupdate = off)`,
		],
	},
]

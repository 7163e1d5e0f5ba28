-- An import adds what the file's stock changed by, and tries missing pictures again.

ALTER TABLE "variant" ADD COLUMN "imported_stock" integer;
--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_imported_stock_range" CHECK ("variant"."imported_stock" >= 0);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "import_stock_hash" text;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "pictures_pending" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- The last import set the stock to its number: what all moves up to that one add up to.
UPDATE variant SET imported_stock = counted.units
FROM (
	SELECT stock_move.company_id, stock_move.variant_id, sum(stock_move.on_hand_change)::integer AS units
	FROM stock_move
	JOIN (
		SELECT company_id, variant_id, max(id) AS id
		FROM stock_move
		WHERE reason = 'count' AND source = 'import'
		GROUP BY company_id, variant_id
	) AS last_import
		ON last_import.company_id = stock_move.company_id
		AND last_import.variant_id = stock_move.variant_id
		AND stock_move.id <= last_import.id
	GROUP BY stock_move.company_id, stock_move.variant_id
) AS counted
WHERE variant.company_id = counted.company_id AND variant.id = counted.variant_id;
--> statement-breakpoint
-- A variant whose stock no import ever moved was imported with none.
UPDATE variant SET imported_stock = 0
FROM product
WHERE product.company_id = variant.company_id AND product.id = variant.product_id
	AND product.import_handle IS NOT NULL AND variant.imported_stock IS NULL;

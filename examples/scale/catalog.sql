-- Products up to the wanted number, each a variation of one that the shop has: its own name, brand, prices, stock and
-- age, the same category, texts, pictures and options. One in ten has reviews.

CREATE TEMP TABLE scale_template ON COMMIT DROP AS
SELECT row_number() OVER (ORDER BY id) - 1 AS place, product.*
FROM product JOIN scale_wanted USING (company_id) WHERE NOT is_digital AND status = 'ACTIVE';

CREATE TEMP TABLE scale_product ON COMMIT DROP AS
SELECT nextval(pg_get_serial_sequence('product', 'id')) AS id, number,
	template.id AS template_id,
	-- Between half and twice the price of its model.
	0.5 + (abs(hashint4(number)) % 1500) / 1000.0 AS factor,
	abs(hashint4(number + 1)) AS hash
FROM scale_wanted
CROSS JOIN LATERAL generate_series(
	(SELECT count(*)::integer + 1 FROM product WHERE product.company_id = scale_wanted.company_id), products) AS number
JOIN scale_template AS template ON template.place = number % (SELECT count(*) FROM scale_template);

INSERT INTO brand (company_id, slug, name)
SELECT company_id, 'merek-' || number, 'Merek ' || number
FROM scale_wanted CROSS JOIN LATERAL generate_series(1, least(500, products / 100)) AS number
ON CONFLICT DO NOTHING;

INSERT INTO product (company_id, id, slug, name, summary, description, category_id, brand_id, options, keywords, skus,
	option_value_ids, rating_sum, rating_count, sold_count, published_at, updated_at)
SELECT template.company_id, made.id, template.slug || '-' || made.number,
	jsonb_build_object('id', concat_ws(' ', template.name ->> 'id', word, made.number),
		'en', concat_ws(' ', template.name ->> 'en', word, made.number)),
	template.summary, template.description, template.category_id, coalesce(brand.id, template.brand_id),
	template.options, concat_ws(' ', coalesce(brand.name, ''), template.keywords), template.skus, template.option_value_ids,
	CASE WHEN made.hash % 10 = 0 THEN template.rating_sum ELSE 0 END,
	CASE WHEN made.hash % 10 = 0 THEN template.rating_count ELSE 0 END, made.hash % 5000,
	now() - make_interval(mins => 60 + made.hash % 1500000), now() - make_interval(mins => made.hash % 1000000)
FROM scale_product AS made
JOIN scale_template AS template ON template.id = made.template_id
CROSS JOIN LATERAL (SELECT (ARRAY['Melati', 'Senja', 'Rimba', 'Samudra', 'Kencana', 'Lembayung', 'Pagi', 'Purnama', 'Cendana',
	'Mawar', 'Angkasa', 'Kirana', 'Wijaya', 'Saga', 'Embun', 'Nusa'])[1 + made.hash % 16] AS word) AS series
LEFT JOIN brand ON brand.company_id = template.company_id
	AND brand.slug = 'merek-' || (made.hash % (2 * least(500, (SELECT products FROM scale_wanted) / 100) + 1))
ORDER BY made.number;

INSERT INTO product_media (company_id, product_id, position, media_id, alt)
SELECT picture.company_id, made.id, picture.position, picture.media_id, picture.alt
FROM scale_product AS made JOIN scale_wanted ON true
JOIN product_media AS picture ON picture.company_id = scale_wanted.company_id AND picture.product_id = made.template_id
ORDER BY made.id, picture.position;

INSERT INTO review (company_id, product_id, author, rating, body, created_at)
SELECT review.company_id, made.id, review.author, review.rating, review.body, review.created_at
FROM scale_product AS made JOIN scale_wanted ON true
JOIN review ON review.company_id = scale_wanted.company_id AND review.product_id = made.template_id
WHERE made.hash % 10 = 0
ORDER BY made.id, review.id;

CREATE TEMP TABLE scale_variant ON COMMIT DROP AS
SELECT nextval(pg_get_serial_sequence('variant', 'id')) AS id, model.company_id, made.id AS product_id,
	model.sku || '-' || made.number AS sku, model.choice, model.weight_grams, model.media_position, model.position,
	model.active, made.hash % 97 + model.position AS draw,
	greatest(1000, round(model.price * made.factor / 1000)::bigint * 1000) AS price,
	greatest(500, floor(model.discount_price * made.factor / 1000)::bigint * 1000 - 500) AS discount_price
FROM scale_product AS made JOIN scale_wanted ON true
JOIN variant AS model ON model.company_id = scale_wanted.company_id AND model.product_id = made.template_id
ORDER BY made.id, model.position;

INSERT INTO variant (company_id, id, product_id, sku, choice, price, discount_price, weight_grams, media_position, position, active)
SELECT company_id, id, product_id, sku, choice, price, CASE WHEN discount_price < price THEN discount_price END,
	weight_grams, media_position, position, active
FROM scale_variant ORDER BY id;

-- One in twenty is sold out, one in twenty nearly.
INSERT INTO stock (company_id, variant_id, product_id, is_offered, on_hand)
SELECT company_id, id, product_id, active, CASE draw % 20 WHEN 0 THEN 0 WHEN 1 THEN 1 + draw % 4 ELSE 6 + draw END
FROM scale_variant ORDER BY id;

INSERT INTO stock_move (company_id, variant_id, on_hand_change, reserved_change, reason, source)
SELECT company_id, variant_id, on_hand, 0, 'count', 'scale'
FROM stock JOIN scale_variant USING (company_id) WHERE stock.variant_id = scale_variant.id AND on_hand > 0
ORDER BY variant_id;

-- As refreshProductPrices does, where no discount has a window and nothing is in a flash sale.
UPDATE product SET price_min = priced.low, price_max = priced.high, price_before = priced.before
FROM (
	SELECT company_id, product_id, min(coalesce(discount_price, price)) AS low, max(coalesce(discount_price, price)) AS high,
		(array_agg(CASE WHEN discount_price IS NOT NULL THEN price END ORDER BY coalesce(discount_price, price), id))[1] AS before
	FROM variant WHERE active GROUP BY company_id, product_id
) AS priced
JOIN scale_product ON scale_product.id = priced.product_id
WHERE product.company_id = priced.company_id AND product.id = priced.product_id;

-- As relist_option_values does, which would also look at the options of each product: they have their models' values.
DELETE FROM option_value_count;
INSERT INTO option_value_count (company_id, category_id, value_id, products)
SELECT company_id, CASE WHEN grouping(category) = 1 THEN -1 ELSE category END, value_id, count(*)
FROM (
	SELECT company_id, coalesce(category_id, 0) AS category, unnest(option_value_ids) AS value_id
	FROM product WHERE status = 'ACTIVE'
) AS active
GROUP BY GROUPING SETS ((company_id, category, value_id), (company_id, value_id));

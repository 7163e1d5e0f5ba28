-- Orders of three years, the last of them still open, with lines, history, payments, stock and books, so that the audit
-- finds nothing. Guests place every fourth, and those that wait for their payment.

CREATE TEMP TABLE scale_buyer ON COMMIT DROP AS
SELECT row_number() OVER (ORDER BY created_at, id) - 1 AS place, id, name, phone, email
FROM customer JOIN scale_wanted USING (company_id) WHERE deleted_at IS NULL;
ALTER TABLE scale_buyer ADD PRIMARY KEY (place);

CREATE TEMP TABLE scale_sold ON COMMIT DROP AS
SELECT row_number() OVER (ORDER BY variant.id) - 1 AS place, variant.id, variant.sku, product.slug, product.name ->> 'id' AS name,
	coalesce(discount_price, price) AS price, greatest(weight_grams, 1) AS weight, media.media_id
FROM variant JOIN scale_wanted USING (company_id)
JOIN stock ON stock.company_id = variant.company_id AND stock.variant_id = variant.id
JOIN product ON product.company_id = variant.company_id AND product.id = variant.product_id
	AND product.status = 'ACTIVE' AND NOT product.is_digital
LEFT JOIN product_media AS media
	ON media.company_id = product.company_id AND media.product_id = product.id AND media.position = 0
WHERE variant.active;
ALTER TABLE scale_sold ADD PRIMARY KEY (place);

CREATE TEMP TABLE scale_order ON COMMIT DROP AS
SELECT numbered.*, ('0de40000-0000-4000-8000-' || lpad(to_hex(number), 12, '0'))::uuid AS id,
	now() - make_interval(secs => 60 + age * (94e6 / orders)) AS placed_at,
	CASE
		WHEN age < open / 4 THEN 'PENDING'
		WHEN age < open / 2 THEN 'PAYMENT_CONFIRMED'
		WHEN age < open * 3 / 4 THEN 'PROCESSING'
		WHEN age < open THEN 'SHIPPING'
		WHEN age < open * 5 / 4 THEN 'DELIVERED'
		WHEN hash % 100 < 7 THEN 'EXPIRED'
		WHEN hash % 100 < 12 THEN 'CANCEL'
		ELSE 'COMPLETED'
	END AS status,
	9000 + 1000 * (hash % 30) AS shipping,
	-- Prices end in 000 or 500: no two of the at most 400 that wait do so for the same amount. Orders of an earlier run might.
	CASE WHEN present = 0 THEN 1 + number % 499 ELSE 0 END AS code
FROM (
	SELECT company_id, orders, present, number, orders - number AS age, least(orders / 10, 1600) AS open,
		abs(hashint4(number)) AS hash
	FROM scale_wanted
	CROSS JOIN LATERAL (
		SELECT count(*)::integer AS present FROM orders WHERE orders.company_id = scale_wanted.company_id) AS counted
	CROSS JOIN LATERAL generate_series(present + 1, orders) AS number
) AS numbered;
ALTER TABLE scale_order ADD PRIMARY KEY (number);
ANALYZE scale_buyer, scale_sold, scale_order;

CREATE TEMP TABLE scale_line ON COMMIT DROP AS
SELECT made.company_id, made.number, made.id AS order_id, line AS position, 1 + (made.hash + line) % 2 AS quantity,
	sold.id AS variant_id, sold.sku, sold.slug, sold.name, sold.price, sold.weight, sold.media_id,
	made.status, made.placed_at
FROM scale_order AS made
CROSS JOIN LATERAL generate_series(0, made.hash % 3) AS line
JOIN scale_sold AS sold ON sold.place = (made.hash::bigint + line * 7919) % (SELECT count(*) FROM scale_sold);

CREATE TEMP TABLE scale_total ON COMMIT DROP AS
SELECT number, sum(price * quantity) AS sub_total, sum(weight * quantity) AS weight FROM scale_line GROUP BY number;
ANALYZE scale_line, scale_total;

INSERT INTO ordered_cart (company_id, cart_token, cart_version)
SELECT company_id, 'scale-' || number, 1 FROM scale_order ORDER BY number;

INSERT INTO orders (company_id, id, number, customer_id, status, version, moved_by, due_at, cart_token, cart_version,
	customer_name, customer_phone, customer_email, address, vendor_code, vendor_method, vendor_name, vendor_method_name,
	vendor_method_group, vendor_method_image_url, weight_grams, tracking_number, sub_total, shipping_price, unique_code,
	total, paid, payment_method, bank, placed_at, delivered_at)
SELECT made.company_id, made.id, written.number, buyer.id, made.status, moved.version, moved.actor,
	CASE made.status WHEN 'PENDING' THEN now() + interval '1 day' WHEN 'DELIVERED' THEN now() + interval '2 days' END,
	'scale-' || made.number, 1,
	coalesce(buyer.name, 'Tamu ' || made.number), coalesce(buyer.phone, '+62815' || 50000000 + made.number),
	coalesce(buyer.email, 'tamu' || made.number || '@contoh.test'),
	'{"districtCode": "31.74.06", "district": "Cilandak", "city": "Kota Jakarta Selatan", "province": "DKI Jakarta",
		"village": "Lebak Bulus", "postcode": "12440", "street": "Jalan Melati 1", "courierNote": ""}',
	'SICEPAT', 'reg', 'SiCepat', 'REG', 'others', '/couriers/sicepat.svg', total.weight,
	CASE WHEN made.status IN ('SHIPPING', 'DELIVERED', 'COMPLETED') THEN 'SCALE' || lpad(made.number::text, 9, '0') END,
	total.sub_total, made.shipping, made.code, due.amount,
	CASE WHEN made.status IN ('PENDING', 'EXPIRED', 'CANCEL') THEN 0 ELSE due.amount END,
	'BANK_TRANSFER', jsonb_build_object('code', bank.code, 'name', bank.name, 'number', bank.account_number, 'holder', bank.account_holder),
	made.placed_at,
	CASE WHEN made.status IN ('DELIVERED', 'COMPLETED') THEN made.placed_at + interval '4 hours' END
FROM scale_order AS made
JOIN scale_total AS total USING (number)
CROSS JOIN LATERAL (SELECT total.sub_total + made.shipping + made.code AS amount) AS due
LEFT JOIN scale_buyer AS buyer ON made.number % 4 > 0 AND made.status <> 'PENDING'
	AND buyer.place = made.hash % (SELECT greatest(1, count(*)) FROM scale_buyer)
LEFT JOIN LATERAL (
	SELECT * FROM company_bank WHERE company_bank.company_id = made.company_id ORDER BY position LIMIT 1
) AS bank ON true
JOIN (VALUES ('PENDING', 0, 'customer'), ('EXPIRED', 1, 'timer'), ('CANCEL', 1, 'customer'),
	('PAYMENT_CONFIRMED', 1, 'staff'), ('PROCESSING', 2, 'staff'), ('SHIPPING', 3, 'staff'), ('DELIVERED', 4, 'courier'),
	('COMPLETED', 5, 'timer')) AS moved (status, version, actor) ON moved.status = made.status
CROSS JOIN LATERAL (
	-- Eight of thirty letters, others for each order, as drawReferenceNumber writes them.
	SELECT made.number * 611953::bigint AS drawn, '23456789ABCDEFGHJKMNPQRSTVWXYZ' AS letters
) AS alphabet
CROSS JOIN LATERAL (
	SELECT substr(letters, 1 + (drawn / 21870000000 % 30)::integer, 1) || substr(letters, 1 + (drawn / 729000000 % 30)::integer, 1)
		|| substr(letters, 1 + (drawn / 24300000 % 30)::integer, 1) || substr(letters, 1 + (drawn / 810000 % 30)::integer, 1) || '-'
		|| substr(letters, 1 + (drawn / 27000 % 30)::integer, 1) || substr(letters, 1 + (drawn / 900 % 30)::integer, 1)
		|| substr(letters, 1 + (drawn / 30 % 30)::integer, 1) || substr(letters, 1 + (drawn % 30)::integer, 1) AS number
) AS written
ORDER BY made.number;

INSERT INTO order_line (company_id, order_id, position, variant_id, product_slug, product_name, variant_label, variant_sku,
	image_id, is_digital, quantity, price, sub_total)
SELECT company_id, order_id, position, variant_id, slug, name, '', sku, media_id, false, quantity, price, price * quantity
FROM scale_line ORDER BY number, position;

INSERT INTO order_event (company_id, order_id, version, from_status, to_status, actor, at)
SELECT company_id, id, step.version, step.before, step.after, step.actor, placed_at + step.version * interval '1 hour'
FROM scale_order
JOIN (VALUES
	('{}'::text[], 0, NULL, 'PENDING', 'customer'),
	('{EXPIRED}', 1, 'PENDING', 'EXPIRED', 'timer'),
	('{CANCEL}', 1, 'PENDING', 'CANCEL', 'customer'),
	('{PAYMENT_CONFIRMED,PROCESSING,SHIPPING,DELIVERED,COMPLETED}', 1, 'PENDING', 'PAYMENT_CONFIRMED', 'staff'),
	('{PROCESSING,SHIPPING,DELIVERED,COMPLETED}', 2, 'PAYMENT_CONFIRMED', 'PROCESSING', 'staff'),
	('{SHIPPING,DELIVERED,COMPLETED}', 3, 'PROCESSING', 'SHIPPING', 'staff'),
	('{DELIVERED,COMPLETED}', 4, 'SHIPPING', 'DELIVERED', 'courier'),
	('{COMPLETED}', 5, 'DELIVERED', 'COMPLETED', 'timer')
) AS step (passed_by, version, before, after, actor) ON step.version = 0 OR scale_order.status = ANY (step.passed_by)
ORDER BY scale_order.number, step.version;

INSERT INTO guest_open_order (company_id, order_id, phone, email, network)
SELECT made.company_id, made.id, orders.customer_phone, orders.customer_email, ''
FROM scale_order AS made JOIN orders ON orders.company_id = made.company_id AND orders.id = made.id
WHERE made.status = 'PENDING';

UPDATE stock SET held_for_guests = held_for_guests + held.units FROM (
	SELECT company_id, variant_id, sum(quantity) AS units FROM scale_line WHERE status = 'PENDING' GROUP BY company_id, variant_id
) AS held
WHERE held.company_id = stock.company_id AND held.variant_id = stock.variant_id;

INSERT INTO upload (company_id, id, content_type)
SELECT company_id, id, 'image/jpeg' FROM scale_order WHERE status = 'PENDING' AND number % 2 = 0;

INSERT INTO payment_confirmation (company_id, id, order_id, bank_code, sender_bank, sender_name, amount, paid_on, proof_id)
SELECT made.company_id, made.id, made.id, 'BCA', 'BCA', orders.customer_name, orders.total, now()::date, made.id
FROM scale_order AS made JOIN orders ON orders.company_id = made.company_id AND orders.id = made.id
WHERE made.status = 'PENDING' AND made.number % 2 = 0;

CREATE TEMP TABLE scale_paid ON COMMIT DROP AS
SELECT made.company_id, made.number, made.id, made.status, made.placed_at, orders.total, orders.shipping_price AS shipping,
	made.number % 16 AS shard, nextval(pg_get_serial_sequence('account', 'id')) AS account_id
FROM scale_order AS made JOIN orders ON orders.company_id = made.company_id AND orders.id = made.id
WHERE orders.paid > 0 ORDER BY made.number;

INSERT INTO payment (company_id, id, order_id, provider, reference, amount, outcome, at)
SELECT company_id, id, id, 'BCA', 'scale-' || number, total, 'PAID', placed_at + interval '1 hour'
FROM scale_paid ORDER BY number;

INSERT INTO account (company_id, kind, unit, shard)
SELECT company_id, kind, 'IDR', shard FROM scale_wanted
CROSS JOIN unnest(ARRAY['bank_in', 'sales', 'shipping']) AS kind CROSS JOIN generate_series(0, 15) AS shard
ON CONFLICT DO NOTHING;

INSERT INTO account (id, company_id, kind, unit, order_id, balance, min_balance) OVERRIDING SYSTEM VALUE
SELECT account_id, company_id, 'order_due', 'IDR', id, CASE status WHEN 'COMPLETED' THEN 0 ELSE total END, 0
FROM scale_paid ORDER BY account_id;

CREATE TEMP TABLE scale_house ON COMMIT DROP AS
SELECT id, kind, shard FROM account JOIN scale_wanted USING (company_id)
WHERE customer_id IS NULL AND order_id IS NULL AND kind IN ('bank_in', 'sales', 'shipping');

CREATE TEMP TABLE scale_transfer ON COMMIT DROP AS
SELECT paid.company_id, paid.number, paid.id AS order_id, paid.placed_at + moved.hours * interval '1 hour' AS at, moved.reason,
	moved.amount, moved.key || ':' || paid.id AS dedupe_key,
	CASE moved.reason WHEN 'payment' THEN house.id ELSE paid.account_id END AS debit_id,
	CASE moved.reason WHEN 'payment' THEN paid.account_id ELSE house.id END AS credit_id
FROM scale_paid AS paid
CROSS JOIN LATERAL (VALUES
	('payment', 'bank_in', 'payment', paid.total, 1),
	('sale', 'sales', 'sale', paid.total - paid.shipping, 5),
	('carriage', 'shipping', 'carriage', paid.shipping, 5)
) AS moved (reason, house, key, amount, hours)
JOIN scale_house AS house ON house.kind = moved.house AND house.shard = paid.shard
WHERE moved.reason = 'payment' OR paid.status = 'COMPLETED';

INSERT INTO transfer (company_id, unit, debit_id, credit_id, amount, reason, order_id, dedupe_key, at)
SELECT company_id, 'IDR', debit_id, credit_id, amount, reason, order_id, dedupe_key, at
FROM scale_transfer ORDER BY at, number;

UPDATE account SET balance = balance + moved.amount
FROM (
	SELECT scale_house.id, sum(side.amount) AS amount FROM (
		SELECT credit_id AS id, amount FROM scale_transfer
		UNION ALL SELECT debit_id, -amount FROM scale_transfer
	) AS side JOIN scale_house USING (id) GROUP BY scale_house.id
) AS moved
WHERE account.id = moved.id;

-- What was sold had arrived before, so that the stock is what it was but for what open orders wait for.
INSERT INTO stock_move (company_id, variant_id, on_hand_change, reserved_change, reason, source, at)
SELECT company_id, variant_id, sum(quantity), 0, 'count', 'scale orders', min(placed_at)
FROM scale_line GROUP BY company_id, variant_id;

INSERT INTO stock_move (company_id, variant_id, on_hand_change, reserved_change, reason, order_id, at)
SELECT company_id, variant_id, moved.on_hand, moved.reserved, moved.reason, order_id, placed_at
FROM scale_line CROSS JOIN LATERAL (VALUES
	('reserve', 0, quantity),
	(CASE WHEN status IN ('EXPIRED', 'CANCEL') THEN 'release' WHEN status IN ('SHIPPING', 'DELIVERED', 'COMPLETED') THEN 'ship' END,
		CASE WHEN status IN ('EXPIRED', 'CANCEL') THEN 0 ELSE -quantity END, -quantity)
) AS moved (reason, on_hand, reserved)
WHERE moved.reason IS NOT NULL
ORDER BY number, position;

UPDATE stock SET on_hand = on_hand + waiting.arrived, reserved = reserved + waiting.units
FROM (
	SELECT company_id, variant_id,
		sum(quantity) FILTER (WHERE status NOT IN ('SHIPPING', 'DELIVERED', 'COMPLETED')) AS arrived,
		coalesce(sum(quantity) FILTER (WHERE status IN ('PENDING', 'PAYMENT_CONFIRMED', 'PROCESSING')), 0) AS units
	FROM scale_line GROUP BY company_id, variant_id
) AS waiting
WHERE waiting.arrived > 0 AND stock.company_id = waiting.company_id AND stock.variant_id = waiting.variant_id;

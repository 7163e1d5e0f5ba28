-- Customers with an address each. They have no password: nobody signs in with one, and a session needs none.

CREATE TEMP TABLE scale_customer ON COMMIT DROP AS
SELECT company_id, number, ('5ca1e000-0000-4000-8000-' || lpad(to_hex(number), 12, '0'))::uuid AS id,
	(ARRAY['Budi', 'Siti', 'Agus', 'Dewi', 'Rina', 'Joko', 'Putri', 'Andi', 'Wati', 'Hendra', 'Ayu', 'Bambang',
		'Citra', 'Dimas', 'Eka', 'Fajar', 'Gita', 'Hana', 'Indra', 'Kartika'])[1 + abs(hashint4(number)) % 20]
	|| ' ' || (ARRAY['Santoso', 'Wijaya', 'Pratama', 'Lestari', 'Saputra', 'Hidayat', 'Nugroho', 'Siregar', 'Simanjuntak', 'Halim',
		'Kusuma', 'Rahman', 'Utami', 'Setiawan', 'Permana', 'Gunawan', 'Maharani'])[1 + abs(hashint4(number + 7)) % 17]
	|| ' ' || chr(65 + number % 26) AS name,
	'+628' || (1100000000 + number) AS phone
FROM scale_wanted CROSS JOIN generate_series(
	(SELECT count(*)::integer + 1 FROM customer WHERE customer.company_id = (SELECT company_id FROM scale_wanted)), customers) AS number;

INSERT INTO customer (company_id, id, name, email, phone, created_at, email_confirmed_at, agreed_at)
SELECT company_id, id, name, 'pelanggan' || number || '@contoh.test', phone, since, since, since
FROM scale_customer CROSS JOIN LATERAL (
	SELECT now() - make_interval(mins => 1 + abs(hashint4(number)) % 1500000) AS since) AS joined
ORDER BY number;

INSERT INTO customer_address (company_id, id, customer_id, slot, label, recipient, phone, district_code, district_name,
	city_name, province_name, village, postcode, street, main)
SELECT company_id, id, id, 1, 'Rumah', name, phone, '31.74.06', 'Cilandak', 'Kota Jakarta Selatan', 'DKI Jakarta',
	'Lebak Bulus', '12440', 'Jalan Melati ' || number, true
FROM scale_customer ORDER BY number;

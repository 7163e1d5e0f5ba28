-- Orders that were sent before there were parcels have one, with their number. Those that are sent meanwhile get theirs from the
-- triggers of 0163.
insert into parcel (company_id, order_id, number, reference, state, vendor_code, vendor_method, vendor_name,
		vendor_method_name, tracking_number, weight_grams, made_at, sent_at, ended_at)
	select orders.company_id, orders.id, 1, orders.number || '-1',
		case when orders.status = 'SHIPPING' then 'SHIPPED' else 'DELIVERED' end,
		orders.vendor_code, orders.vendor_method, orders.vendor_name, orders.vendor_method_name, orders.tracking_number,
		orders.weight_grams, sent.at, sent.at,
		case when orders.status <> 'SHIPPING' then coalesce(orders.delivered_at, sent.at) end
	from orders
	join lateral (
		select max(at) as at from order_event
		where order_event.company_id = orders.company_id and order_event.order_id = orders.id and to_status = 'SHIPPING'
	) sent on sent.at is not null
	where orders.status in ('SHIPPING', 'DELIVERED', 'COMPLETED') and orders.vendor_code <> 'SELF_PICKUP'
		and exists (
			select 1 from order_line
			where order_line.company_id = orders.company_id and order_line.order_id = orders.id
				and not is_digital and quantity > removed
		)
		and not exists (
			select 1 from parcel where parcel.company_id = orders.company_id and parcel.order_id = orders.id
		)
	on conflict do nothing;
insert into parcel_item (company_id, order_id, parcel_number, position, quantity)
	select line.company_id, line.order_id, parcel.number, line.position, line.quantity - line.removed
	from parcel
	join order_line line on line.company_id = parcel.company_id and line.order_id = parcel.order_id
	where not line.is_digital and line.quantity > line.removed and not exists (
		select 1 from parcel_item item where item.company_id = parcel.company_id and item.order_id = parcel.order_id
	);
insert into parcel_event (company_id, order_id, parcel_number, kind, is_effective, source, at)
	select parcel.company_id, parcel.order_id, parcel.number, said.kind, true, 'ORDER', said.at
	from parcel
	cross join lateral (values ('SHIPPED', parcel.sent_at), ('DELIVERED', parcel.ended_at)) said (kind, at)
	where said.at is not null and parcel.state in ('SHIPPED', 'DELIVERED') and not exists (
		select 1 from parcel_event event where event.company_id = parcel.company_id and event.order_id = parcel.order_id
	);

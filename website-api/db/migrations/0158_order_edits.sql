-- What staff changed in an order before it was packed.
create table order_edit (
	company_id integer not null,
	order_id uuid not null,
	number integer not null,
	reason text not null,
	total_before bigint not null,
	total_after bigint not null,
	refund bigint not null default 0,
	lines jsonb not null,
	made_by text not null,
	at timestamptz(3) not null default now(),
	constraint order_edit_company_id_order_id_number_pk primary key (company_id, order_id, number),
	constraint order_edit_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint order_edit_amounts check (number >= 1 and total_before >= 0 and total_after >= 0 and refund >= 0)
);
--> statement-breakpoint
create trigger order_edit_is_history before delete or update on order_edit
	for each row execute function refuse_change();

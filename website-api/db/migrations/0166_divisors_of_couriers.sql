-- By what a shop's couriers divide the volume of a parcel; null: they charge its weight alone; no row: the usual divisor.
create table courier_volume (
	company_id integer not null,
	vendor_code text not null,
	vendor_method text not null,
	divisor integer,
	constraint courier_volume_company_id_vendor_code_vendor_method_pk primary key (company_id, vendor_code, vendor_method),
	constraint courier_volume_company_fk foreign key (company_id) references company (id),
	constraint courier_volume_divisor_known check (divisor in (4000, 5000, 6000))
);
--> statement-breakpoint
create trigger courier_volume_operator_change after insert or delete or update on courier_volume
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('vendor_code,vendor_method', '');

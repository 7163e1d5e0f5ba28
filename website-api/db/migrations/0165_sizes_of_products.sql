-- Length, width and height of a packed unit, in millimetres; of a variant only where it differs from its product's.
alter table product add column size_mm integer[];
--> statement-breakpoint
alter table product add constraint product_size_range
	check (cardinality(size_mm) = 3 and 1 <= all (size_mm) and 10000 >= all (size_mm));
--> statement-breakpoint
alter table variant add column size_mm integer[];
--> statement-breakpoint
alter table variant add constraint variant_size_range
	check (cardinality(size_mm) = 3 and 1 <= all (size_mm) and 10000 >= all (size_mm));
--> statement-breakpoint
update product set size_mm = array[length_cm * 10, width_cm * 10, height_cm * 10]
where length_cm is not null and width_cm is not null and height_cm is not null;
--> statement-breakpoint
-- The version before this one writes whole centimetres, each on its own.
create function size_of_centimetres() returns trigger
	language plpgsql
	as $$
begin
	NEW.size_mm := case when NEW.length_cm + NEW.width_cm + NEW.height_cm is not null
		then array[NEW.length_cm * 10, NEW.width_cm * 10, NEW.height_cm * 10] end;
	return NEW;
end
$$;
--> statement-breakpoint
create trigger product_size_of_centimetres before update of length_cm, width_cm, height_cm on product
	for each row when (OLD.length_cm is distinct from NEW.length_cm or OLD.width_cm is distinct from NEW.width_cm
		or OLD.height_cm is distinct from NEW.height_cm)
	execute function size_of_centimetres();

-- How many clicks of a code were counted for one network on one day: changing the browser's name makes no new visitor.

CREATE TABLE "click_network" (
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"day" date NOT NULL,
	"network" text NOT NULL,
	"clicks" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "click_network_pk" PRIMARY KEY("company_id","kind","code","day","network"),
	CONSTRAINT "click_network_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "click_network_kind_known" CHECK ("kind" in ('AFFILIATE', 'AGENT')),
	CONSTRAINT "click_network_clicks_counted" CHECK ("clicks" > 0)
);

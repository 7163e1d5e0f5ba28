-- Every translated text of a product begins empty, so that a statement need not name those that it does not have.
alter table product
	alter column summary set default '{"id": "", "en": ""}'::jsonb,
	alter column description set default '{"id": "", "en": ""}'::jsonb;

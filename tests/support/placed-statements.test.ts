import { expect, test } from 'vitest'
import { selfComparison } from './placed-statements.ts'

test.each([
	['select (select count(*) from "line" where "company_id" = "company_id") from "file"', true],
	['select 1 from "line" where ("a" = $1 and "company_id" = "company_id")', true],
	['select 1 from "line" where "line"."company_id" = "file"."company_id"', false],
	['select 1 from "line" join "file" on "company_id" = "file"."company_id"', false],
	[`update "line" set "at" = "at" - interval '1 day' where "id" = $1`, false],
])('%s compares a column with itself: %s', (statement, isCompared) => {
	expect(selfComparison(statement) !== '').toBe(isCompared)
})

import type { Staff } from '#admin/http/staff.ts'
import { type Report, REPORTS } from './ReportHead.tsx'

/** Reports that this person may read, in their order. */
export function readableReports(can: Staff['can']): Report[] {
	return REPORTS.filter((report) => can(report === 'liabilities' ? 'liabilities' : 'reports'))
}

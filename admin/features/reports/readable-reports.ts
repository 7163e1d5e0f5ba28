import type { Staff } from '#admin/http/staff.ts'
import { type Report, REPORTS } from './ReportHead.tsx'

/** The reports that the staff member may read. */
export function readableReports(can: Staff['can']): Report[] {
	return REPORTS.filter((report) => can(report === 'liabilities' ? 'liabilities' : 'reports'))
}

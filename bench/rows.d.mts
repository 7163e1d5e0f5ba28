export type Spread = { median: number; lowest: number; highest: number }
export type Goal = { of: 'figure' | 'ratio'; most?: number; least?: number }
export type Row = {
	row: string
	unit: string
	figure: Spread
	reference?: { name: string; figure: Spread }
	ratio?: Spread
	goal?: Goal
	met?: boolean
}

export function spread(figures: number[]): Spread
export function rowOf(found: {
	row: string
	unit?: string
	figures: number[]
	reference?: { name: string; figures: number[] }
	goal?: Goal
}): Row
export function tableOf(rows: Row[]): string[]
export function report(name: string, rows: Row[], facts?: Record<string, unknown>): Promise<void>

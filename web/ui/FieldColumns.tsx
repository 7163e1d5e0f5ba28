import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Fields side by side from 640 px, stacked below. */
export function FieldColumns({ className, children }: { className?: string; children: ReactNode }) {
	return (
		<div className={clsx('grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2', className)}>
			{children}
		</div>
	)
}

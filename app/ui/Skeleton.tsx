import { clsx } from 'clsx'
import { productGrid } from './ProductGrid.tsx'

type SkeletonProps = { shape?: 'line' | 'card' | 'grid'; count?: number; label: string }

/** Placeholder for content that is loading, announced once to screen readers. */
export function Skeleton({ shape = 'line', count = 1, label }: SkeletonProps) {
	return (
		<div className={shape === 'grid' ? productGrid() : 'flex flex-col gap-2'} role="status">
			<span className="sr-only">{label}</span>
			{Array.from({ length: count }, (_, index) => (
				<div
					key={index}
					className={clsx(
						'min-h-[1em] rounded-control bg-sunk motion-safe:animate-breathe',
						shape !== 'line' && 'aspect-square',
					)}
				/>
			))}
		</div>
	)
}

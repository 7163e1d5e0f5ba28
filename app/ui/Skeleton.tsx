import { clsx } from 'clsx'
import { goodsGrid } from './GoodsGrid.tsx'

type SkeletonProps = { shape?: 'line' | 'card' | 'goods'; count?: number; label: string }

/** Placeholder for content that is loading, announced once to screen readers. */
export function Skeleton({ shape = 'line', count = 1, label }: SkeletonProps) {
	return (
		<div className={shape === 'goods' ? goodsGrid() : 'flex flex-col gap-2'} role="status">
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

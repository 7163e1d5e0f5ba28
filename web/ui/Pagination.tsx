import { cva } from 'class-variance-authority'
import { Anchor } from './Anchor.tsx'
import { Icon } from './Icon.tsx'
import { pageNumbers } from './page-numbers.ts'

type PaginationProps = {
	page: number
	pages: number
	hrefOf: (page: number) => string
	texts: { label: string; previous: string; next: string; page: (page: number) => string }
}

/** Page numbers with links to the previous and next page; renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf, texts }: PaginationProps) {
	if (pages <= 1) return null
	return (
		<nav className="page-numbers mt-12" aria-label={texts.label}>
			{page > 1 ? (
				<Anchor className={itemStyle({ to: 'neighbour' })} href={hrefOf(page - 1)} rel="prev">
					<Icon name="left" />
					{texts.previous}
				</Anchor>
			) : null}
			{pageNumbers(page, pages).map((number, index) =>
				number === null ? (
					<span className={itemStyle({ className: 'px-2' })} key={`gap ${index}`}>
						…
					</span>
				) : (
					<Anchor
						className={itemStyle({ to: 'number' })}
						key={number}
						href={hrefOf(number)}
						aria-label={texts.page(number)}
						aria-current={number === page ? 'page' : undefined}
					>
						{number}
					</Anchor>
				),
			)}
			{page < pages ? (
				<Anchor className={itemStyle({ to: 'neighbour' })} href={hrefOf(page + 1)} rel="next">
					{texts.next}
					<Icon name="right" />
				</Anchor>
			) : null}
		</nav>
	)
}

const itemStyle = cva('page-number', {
	variants: {
		to: {
			number: ['px-2 hover:bg-sunk chosen:bg-tint-2 chosen-edge', 'chosen-in-forced-colors'],
			neighbour: 'neighbour-page',
		},
	},
})

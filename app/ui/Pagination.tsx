import { Anchor } from './Anchor.tsx'
import { Icon } from './Icon.tsx'
import { pageNumbers } from './page-numbers.ts'

type PaginationProps = {
	page: number
	pages: number
	hrefOf: (page: number) => string
	words: { label: string; previous: string; next: string; page: (page: number) => string }
}

/** Numbered pages with a way back and on; nothing when there is one page. */
export function Pagination({ page, pages, hrefOf, words }: PaginationProps) {
	if (pages <= 1) return null
	return (
		<nav className="pages" aria-label={words.label}>
			{page > 1 ? (
				<Anchor href={hrefOf(page - 1)} rel="prev">
					<Icon name="left" />
					{words.previous}
				</Anchor>
			) : null}
			{pageNumbers(page, pages).map((number, index) =>
				number === null ? (
					<span key={`gap ${index}`}>…</span>
				) : (
					<Anchor
						key={number}
						href={hrefOf(number)}
						aria-label={words.page(number)}
						aria-current={number === page ? 'page' : undefined}
					>
						{number}
					</Anchor>
				),
			)}
			{page < pages ? (
				<Anchor href={hrefOf(page + 1)} rel="next">
					{words.next}
					<Icon name="right" />
				</Anchor>
			) : null}
		</nav>
	)
}

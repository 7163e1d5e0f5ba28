import type { TextFunctionOf } from '#app/i18n/text-keys.ts'
import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { chipListStyle, chipStyle } from '#web/ui/chip-style.ts'
import { Swatch } from '#app/ui/Swatch.tsx'
import type { Choice, ChoiceState } from './variant-choice.ts'

type VariantChoicesProps = {
	options: { name: string; choices: Choice[] }[]
	slug: string
	/** The page's query string, kept in every link. */
	search: URLSearchParams
}

/** Options such as size and colour; every value is a link, so it works without script. */
export function VariantChoices({ options, slug, search }: VariantChoicesProps) {
	const { t } = useTranslation('catalog')
	return options.map(({ name, choices }) => (
		<div key={name} role="group" aria-label={name}>
			<p className="mb-2 text-14 font-semibold">
				{`${name} `}
				<span className="font-normal text-mute">
					{choices.find((choice) => choice.chosen)?.label}
				</span>
			</p>
			<ul className={chipListStyle()}>
				{choices.map((choice) => (
					<li key={choice.label}>
						<ChoiceChip
							choice={choice}
							slug={slug}
							search={search}
							texts={stateLabel(choice.state, t)}
						/>
					</li>
				))}
			</ul>
		</div>
	))
}

const chipStates = {
	open: 'normal',
	'sold-out': 'crossed',
	elsewhere: 'dashed',
	never: 'disabled',
} as const satisfies Record<ChoiceState, string>

type ChoiceChipProps = {
	choice: Choice
	slug: string
	search: URLSearchParams
	texts: string | null
}

function ChoiceChip({ choice, slug, search, texts }: ChoiceChipProps) {
	const path = usePath()
	const content = (
		<>
			{choice.swatch ? <Swatch colour={choice.swatch} large /> : null}
			{choice.label}
			{texts ? <span className="sr-only"> ({texts})</span> : null}
		</>
	)
	const className = chipStyle({ state: chipStates[choice.state] })
	if (choice.variantId === null) return <span className={className}>{content}</span>
	const query = new URLSearchParams(search)
	query.set('v', String(choice.variantId))
	return (
		<Link
			className={className}
			to={path(`${paths.product(slug)}?${query}`)}
			aria-current={choice.chosen ? 'true' : undefined}
			rel="nofollow"
			discover="none"
			preventScrollReset
			replace
		>
			{content}
		</Link>
	)
}

function stateLabel(state: ChoiceState, t: TextFunctionOf<'catalog'>): string | null {
	if (state === 'sold-out') return t('product.soldOut')
	if (state === 'elsewhere') return t('product.elsewhere')
	return state === 'never' ? t('product.never') : null
}

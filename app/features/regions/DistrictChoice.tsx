import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#web/ui/Button.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { DistrictFinder } from './DistrictFinder.tsx'
import { cityAndProvince } from '#app/domain/region.ts'
import type { DistrictSearch } from './district-search.ts'

type DistrictChoiceProps = {
	/** The page that is loaded with `district`, and with `postcode` where one was searched for. */
	action: string
	search: DistrictSearch
}

/** Searches for a district and selects one of the matches; texts of the namespace `checkout`. */
export function DistrictChoice({ action, search }: DistrictChoiceProps) {
	const { t } = useTranslation('checkout')
	return (
		<div className="flex flex-col gap-4" role="search" aria-label={t('district.search')}>
			<DistrictFinder action={action} search={search} />
			{search.outcome === 'found' ? (
				<Form method="get" action={action} className="grid grid-cols-1 gap-5">
					{/^\d{5}$/.test(search.text) ? (
						<input type="hidden" name="postcode" value={search.text} />
					) : null}
					<RadioCards
						id="district"
						name="district"
						key={search.text}
						label={t('district.legend')}
						required
						defaultValue={search.matches.length === 1 ? search.matches[0]?.code : undefined}
						cards={search.matches.map((district) => ({
							value: district.code,
							title: district.name,
							detail: [...district.matched, cityAndProvince(district)].join(', '),
						}))}
					/>
					<Button variant="primary" size="large">
						{t('district.choose')}
					</Button>
				</Form>
			) : null}
		</div>
	)
}

import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { RegionSearch } from './district-search.ts'

type DistrictFinderProps = {
	/** The page that shows the matches. */
	action: string
	/** Other parameters of its query. */
	hidden?: Record<string, string>
	search: RegionSearch<unknown>
	/** What is found: districts, or the villages of the texts `place`. */
	finds?: 'district' | 'place'
}

/** The district search with its matches; texts of the namespace `checkout`. */
export function DistrictFinder(props: DistrictFinderProps) {
	const { action, hidden = {}, search, finds = 'district' } = props
	const { t } = useTranslation('checkout')
	return (
		<>
			<Form method="get" action={action} className="grid grid-cols-1 gap-5">
				{Object.entries(hidden).map(([name, value]) => (
					<input type="hidden" key={name} name={name} value={value} />
				))}
				<div className="flex items-end gap-2">
					<div className="min-w-0 flex-1">
						<TextField
							id="district-search"
							name="q"
							type="search"
							key={search.text}
							defaultValue={search.text}
							label={t(`${finds}.search`)}
							enterKeyHint="search"
							autoComplete="off"
							maxLength={60}
						/>
					</div>
					<Button size="field">{t('district.submit')}</Button>
				</div>
				<MutedText>{t(`${finds}.searchHelp`)}</MutedText>
			</Form>
			<SearchOutcome search={search} finds={finds} />
		</>
	)
}

function SearchOutcome({ search, finds }: Required<Pick<DistrictFinderProps, 'search' | 'finds'>>) {
	const { t } = useTranslation('checkout')
	const { outcome, text, matches, isCut } = search
	if (outcome === 'idle') return null
	if (outcome === 'too-short') return <Alert role="status">{t('district.tooShort')}</Alert>
	if (outcome === 'none') {
		return (
			<Alert tone="warning" role="status">
				{t(`${finds}.none`, { text })}
			</Alert>
		)
	}
	const count = matches.length
	return (
		<MutedText role="status">
			{isCut ? t(`${finds}.many`, { count }) : t(`${finds}.found`, { count, text })}
		</MutedText>
	)
}

import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/Alert.tsx'
import { Button } from '#app/ui/Button.tsx'
import { MutedText } from '#app/ui/MutedText.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { DistrictSearch } from './district-search.ts'

type DistrictFinderProps = {
	/** The page that shows the matches. */
	action: string
	/** Other parameters of its query. */
	hidden?: Record<string, string>
	search: DistrictSearch
}

/** The district search with its matches; texts of the namespace `checkout`. */
export function DistrictFinder({ action, hidden = {}, search }: DistrictFinderProps) {
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
							label={t('district.search')}
							enterKeyHint="search"
							autoComplete="off"
							maxLength={60}
						/>
					</div>
					<Button size="field">{t('district.submit')}</Button>
				</div>
				<MutedText>{t('district.searchHelp')}</MutedText>
			</Form>
			<SearchOutcome search={search} />
		</>
	)
}

function SearchOutcome({ search }: { search: DistrictSearch }) {
	const { t } = useTranslation('checkout')
	const { outcome, text, matches, isCut } = search
	if (outcome === 'idle') return null
	if (outcome === 'too-short') return <Alert role="status">{t('district.tooShort')}</Alert>
	if (outcome === 'none') {
		return (
			<Alert tone="warning" role="status">
				{t('district.none', { text })}
			</Alert>
		)
	}
	const count = matches.length
	return (
		<MutedText role="status">
			{isCut ? t('district.many', { count }) : t('district.found', { count, text })}
		</MutedText>
	)
}

import { codeText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { LOGGED_AREAS } from '#contract/operator-area.ts'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { ActivityFilter } from './activity-filter.ts'

type ActivityFilterFormProps = {
	filter: ActivityFilter
	/** Staff and keys. */
	people: { value: string; label: string }[]
}

/** Narrows the log by text, person, area and days. */
export function ActivityFilterForm({ filter, people }: ActivityFilterFormProps) {
	const { t } = useTranslation('activity')
	const areas = LOGGED_AREAS.map((value) => ({ value, label: codeText(t, 'area', value) }))
	return (
		<div className="mb-4 grid gap-4">
			<FilterForm action="/activity" submit={t('filter.submit')} role="search" primary>
				<TextField
					id="q"
					name="q"
					type="search"
					label={t('filter.search')}
					maxLength={100}
					defaultValue={filter.search}
				/>
				<SelectField
					id="who"
					name="who"
					label={t('filter.who')}
					placeholder={t('filter.anyone')}
					options={people}
					defaultValue={filter.who}
				/>
				<SelectField
					id="area"
					name="area"
					label={t('filter.area')}
					placeholder={t('filter.anything')}
					options={areas.toSorted((a, b) => a.label.localeCompare(b.label))}
					defaultValue={filter.area}
				/>
				<TextField
					id="from"
					name="from"
					type="date"
					label={t('filter.from')}
					defaultValue={filter.from}
				/>
				<TextField
					id="until"
					name="until"
					type="date"
					label={t('filter.until')}
					defaultValue={filter.until}
				/>
			</FilterForm>
		</div>
	)
}

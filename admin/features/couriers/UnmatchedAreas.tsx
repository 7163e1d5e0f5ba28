import { useTranslation } from '#admin/i18n/use-translation.ts'
import { COURIER_PROVIDER_NAMES, type CourierProvider } from '#contract/courier.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'

type UnmatchedArea = {
	provider: CourierProvider
	district: string
	districtName: string
	candidates: { id: string; label: string }[]
}

/** Districts that a provider names in a way that is not understood, each with those to choose from. */
export function UnmatchedAreas({ areas }: { areas: UnmatchedArea[] }) {
	const { t } = useTranslation('settings')
	if (areas.length === 0) return null
	return (
		<Panel id="areas" title={t('live.areas')}>
			<p className="mb-3 max-w-[68ch] text-14 text-mute">{t('live.areasLead')}</p>
			<ul className="divide-y divide-line">
				{areas.map((area) => (
					<li key={`${area.provider}-${area.district}`} className="py-3">
						<AreaForm area={area} />
					</li>
				))}
			</ul>
		</Panel>
	)
}

function AreaForm({ area }: { area: UnmatchedArea }) {
	const { t } = useTranslation('settings')
	const { provider, district, districtName, candidates } = area
	const id = `area-${provider}-${district}`
	if (candidates.length === 0) {
		return (
			<p>
				{districtName} · {COURIER_PROVIDER_NAMES[provider]}: {t('live.noArea')}
			</p>
		)
	}
	return (
		<PostForm className="grid gap-3">
			<input type="hidden" name="provider" value={provider} />
			<input type="hidden" name="district" value={district} />
			<SelectField
				id={id}
				name="areaId"
				label={`${districtName} · ${COURIER_PROVIDER_NAMES[provider]}`}
				options={candidates.map((one) => ({ value: one.id, label: one.label }))}
			/>
			<div>
				<Button size="small" aria-label={t('live.chooseOne', { district: districtName })}>
					{t('live.choose')}
				</Button>
			</div>
		</PostForm>
	)
}

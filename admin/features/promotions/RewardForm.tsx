import type { RewardForm as RewardSchema } from './reward.form.ts'
import type { FieldName } from '#web/domain/form-fields.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { TIERS } from '#contract/tier.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { type FieldSpec, FormFields } from '#admin/ui/FormFields.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'

type RewardFormProps = {
	/** Saved values, or the initial ones of a new reward. */
	saved: Record<string, string>
	/** Version of what is saved; null for a new record. */
	version: number | null
	rejected: RejectedForm | undefined
}

export const rewardFormId = 'reward-fields'

/** The form of a reward for coins. */
export function RewardForm({ saved, version, rejected }: RewardFormProps) {
	const { t } = useTranslation('promotions')
	const fields: FieldSpec<FieldName<typeof RewardSchema>>[] = [
		{ name: 'titleId', maxLength: 80, required: true, hasHelp: true },
		{ name: 'titleEn', maxLength: 80, hasHelp: true },
		{ name: 'termsId', maxLength: 500, hasHelp: true },
		{ name: 'termsEn', maxLength: 500 },
		{ name: 'coins', kind: 'digits', required: true },
		{ name: 'stock', kind: 'digits', required: true },
		{
			name: 'tier',
			kind: 'list',
			placeholder: t('reward.everybody'),
			hidesOptional: true,
			options: TIERS.map((value) => ({ value, label: t(`tier.name.${value}`) })),
		},
		{ name: 'endsAt', kind: 'moment', hasHelp: true },
		{ name: 'isSent', kind: 'tick', hasHelp: true, wide: true },
	]
	return (
		<Panel id="reward" title={t(version === null ? 'reward.new' : 'reward.edit')}>
			<PostForm id={rewardFormId} className="grid gap-4">
				<FormErrors rejected={rejected} ns="promotions" />
				{version === null ? null : (
					<>
						<input type="hidden" name="version" value={version} />
						<input type="hidden" name="stockBefore" value={saved.stock} />
					</>
				)}
				<FormFields
					namespace="promotions"
					group="reward"
					fields={fields}
					saved={saved}
					rejected={rejected}
				/>
				<div>
					<Button variant="primary" name="act" value="save">
						{t(version === null ? 'reward.add' : 'save')}
					</Button>
				</div>
			</PostForm>
		</Panel>
	)
}

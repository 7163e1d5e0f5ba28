import { useTranslation } from '#admin/i18n/use-translation.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { ErrorText } from '#web/ui/ErrorText.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { CodForm, codCouriers, codValues } from './cod.form.ts'

type CodFieldsProps = {
	values: ReturnType<typeof codValues>
	isOn: boolean
	chosen: string[]
	couriers: ReturnType<typeof codCouriers>
	rejected: RejectedForm | undefined
}

/** The fields of the terms on which orders may be paid to the courier. */
export function CodFields({ values, isOn, chosen, couriers, rejected }: CodFieldsProps) {
	const { t } = useTranslation('cod')
	const field = formFields<typeof CodForm>(rejected, t)
	const number = (name: 'feeFixed' | 'maximum' | 'maxOpen' | 'maxRefused' | 'refusedDays') => {
		const { defaultValue = values[name], ...rest } = field(name)
		return { ...rest, defaultValue, inputMode: 'numeric' as const, autoComplete: 'off' }
	}
	const { defaultValue: areas = values.excludedAreas, ...areaField } = field('excludedAreas')
	const { defaultValue: percent = values.feePercent, ...percentField } = field('feePercent')
	return (
		<>
			<CheckboxField
				id="isOn"
				name="isOn"
				value="yes"
				label={t('setting.isOn')}
				defaultChecked={rejected ? rejected.values.isOn === 'yes' : isOn}
			/>
			<CourierBoxes chosen={chosen} couriers={couriers} errors={field('couriers').errors} />
			<FieldColumns>
				<TextField
					{...number('feeFixed')}
					label={t('setting.feeFixed')}
					help={t('setting.feeHelp')}
				/>
				<TextField
					{...percentField}
					defaultValue={percent}
					inputMode="decimal"
					autoComplete="off"
					label={t('setting.feePercent')}
				/>
				<TextField
					{...number('maximum')}
					label={t('setting.maximum')}
					help={t('setting.maximumHelp')}
				/>
				<TextField {...number('maxOpen')} label={t('setting.maxOpen')} />
				<TextField {...number('maxRefused')} label={t('setting.maxRefused')} />
				<TextField {...number('refusedDays')} label={t('setting.refusedDays')} />
			</FieldColumns>
			<TextArea
				{...areaField}
				defaultValue={areas}
				label={t('setting.excludedAreas')}
				help={t('setting.excludedHelp')}
				maxLength={12_000}
			/>
		</>
	)
}

type CourierBoxesProps = Pick<CodFieldsProps, 'chosen' | 'couriers'> & { errors?: string[] }

function CourierBoxes({ chosen, couriers, errors }: CourierBoxesProps) {
	const { t } = useTranslation('cod')
	return (
		<fieldset>
			<legend className="font-semibold">{t('setting.couriers')}</legend>
			{couriers.map(({ code, name }) => (
				<CheckboxField
					key={code}
					id={`couriers-${code}`}
					name="couriers"
					value={code}
					label={name}
					defaultChecked={chosen.includes(code)}
				/>
			))}
			{errors?.map((error) => (
				<ErrorText key={error}>{error}</ErrorText>
			))}
		</fieldset>
	)
}

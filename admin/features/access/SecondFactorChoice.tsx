import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'

type SecondFactorChoiceProps = {
	isOn: boolean
	codesLeft: number
	mustConfirm: boolean
	rejected: RejectedForm | undefined
}

/** Turns the second factor on; or, when it is on, makes new recovery codes or turns it off. */
export function SecondFactorChoice(props: SecondFactorChoiceProps) {
	const { isOn, codesLeft, mustConfirm, rejected } = props
	const { t } = useTranslation(['access', 'common'])
	return (
		<Panel
			id="state"
			title={t('factor.state')}
			more={
				<Badge colour={isOn ? 'green' : 'yellow'}>
					{t(isOn ? 'common:account.on' : 'common:account.off')}
				</Badge>
			}
		>
			<p className="mb-4 text-14 text-mute">
				{isOn ? t('factor.left', { count: codesLeft }) : t('factor.text')}
			</p>
			<PostForm className="grid gap-4">
				<FormErrors rejected={rejected} ns="access" />
				{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
				<div className="flex flex-wrap gap-2">
					{isOn ? (
						<>
							<Button name="act" value="codes">
								{t('factor.newCodes')}
							</Button>
							<Button variant="danger" name="act" value="stop">
								{t('factor.stop')}
							</Button>
						</>
					) : (
						<Button variant="primary" name="act" value="start">
							{t('factor.start')}
						</Button>
					)}
				</div>
			</PostForm>
		</Panel>
	)
}

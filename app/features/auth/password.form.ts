import { z } from 'zod'
import { emailText, newPassword } from '#app/features/forms/account-fields.ts'

/** The account whose password is forgotten. */
export const forgotForm = z.object({ email: emailText() })

/** A new password; the token of the mailed link is in the URL. */
export const resetForm = z.object({ password: newPassword() })

import { z } from 'zod'
import { emailText, newPassword } from './fields.ts'

/** Whose password is forgotten. */
export const forgotForm = z.object({ email: emailText() })

/** Another password; the token of its mailed link stands in the address. */
export const resetForm = z.object({ password: newPassword() })

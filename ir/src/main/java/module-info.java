// SPDX-License-Identifier: Apache-2.0
/** The IR, its text form, builtin types and attributes, interfaces, diagnostics. */
module dev.freehold.ir {
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Dialects made of their descriptions in IRDL. What IRDL cannot express is given by attributes named {@code freehold.…} on the definitions of
 * operations; each is read into a {@link dev.freehold.irdl.described.Behaviour}. {@code docs/how-to/describe-a-dialect-in-irdl.md} is the manual.
 */
package dev.freehold.irdl.described;

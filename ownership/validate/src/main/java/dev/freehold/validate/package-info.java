// SPDX-License-Identifier: Apache-2.0
/** An independent validator of deallocations: {@link dev.freehold.validate.DeallocationValidator}. */
package dev.freehold.validate;

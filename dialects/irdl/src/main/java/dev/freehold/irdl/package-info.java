// SPDX-License-Identifier: Apache-2.0
/** The {@code irdl} dialect: programs that describe dialects. {@code dev.freehold.irdl.load} makes dialects of them. */
package dev.freehold.irdl;

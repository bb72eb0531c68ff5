// SPDX-License-Identifier: Apache-2.0
/** The {@code test} dialect, as far as the reference's tests of deallocation use it. Only a checkout loads it. */
package dev.freehold.testdialect;

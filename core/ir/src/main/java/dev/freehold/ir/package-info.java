// SPDX-License-Identifier: Apache-2.0
/** The mutable, identity-stable IR: operations, values, blocks and regions. */
package dev.freehold.ir;

// SPDX-License-Identifier: Apache-2.0
/** Programs for graphics processors in the form that drivers take. */
package dev.freehold.spirv;
